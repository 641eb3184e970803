/** Events and commands between programs, over RabbitMQ. */
@NullMarked
package dev.astragal.rabbitmq;

import org.jspecify.annotations.NullMarked;
