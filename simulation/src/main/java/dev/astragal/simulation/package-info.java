/**
 * The whole system under one seed: people, servers, tables, sessions, journals, the store, the
 * outbox, a broker, clocks and a disk, with no real time, no real socket and no real file. What is
 * simulated is the world around; the programs in it are the real ones.
 */
@NullMarked
package dev.astragal.simulation;

import org.jspecify.annotations.NullMarked;
