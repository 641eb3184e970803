package dev.astragal.kernel.state;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The smallest number a part may be; a smaller one is not read. On a record, what holds for every
 * number among its parts that says nothing of its own.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.TYPE})
public @interface AtLeast {
  long value();
}
