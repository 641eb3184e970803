package dev.astragal.cli;

import java.util.function.Supplier;

/**
 * A command and how it is made. Describing one takes picocli some milliseconds, so only the command
 * that was called is made; all of them are for whoever asks for help.
 *
 * @param name the word it is called by
 * @param made an object annotated with picocli's {@code @Command}, or a command line of one
 */
public record NamedCommand(String name, Supplier<?> made) {}
