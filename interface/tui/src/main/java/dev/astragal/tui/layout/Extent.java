package dev.astragal.tui.layout;

/** How much room something would like, border included. */
public record Extent(int width, int height) {}
