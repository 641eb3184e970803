package dev.astragal.app.architecture.samples.util;

/** In a package that names no feature. */
public final class Strings {}
