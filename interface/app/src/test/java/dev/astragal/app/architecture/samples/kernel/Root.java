package dev.astragal.app.architecture.samples.kernel;

/** A kernel type that keeps to its layer. */
public class Root {}
