package dev.astragal.app.architecture.samples;

/** Has a name that says nothing. */
public final class ThingManager {}
