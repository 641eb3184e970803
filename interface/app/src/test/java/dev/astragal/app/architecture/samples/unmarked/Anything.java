package dev.astragal.app.architecture.samples.unmarked;

/** In a package without @NullMarked. */
public final class Anything {}
