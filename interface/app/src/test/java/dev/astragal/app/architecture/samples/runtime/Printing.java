package dev.astragal.app.architecture.samples.runtime;

import dev.astragal.app.architecture.samples.cli.Command;

/** A runtime type that knows an interface. */
public final class Printing {
  Command command = new Command();
}
