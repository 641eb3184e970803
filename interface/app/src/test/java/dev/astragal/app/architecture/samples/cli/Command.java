package dev.astragal.app.architecture.samples.cli;

import dev.astragal.app.architecture.samples.runtime.Session;

/** A command that keeps to its layer. */
public class Command extends Session {}
