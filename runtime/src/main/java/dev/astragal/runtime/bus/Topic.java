package dev.astragal.runtime.bus;

/**
 * What a listener wants to hear: an exact name, everything under a prefix ({@code rules.*}), or
 * everything ({@code #}).
 */
record Topic(String text) {
  Topic {
    boolean prefix = text.endsWith(".*");
    String name = prefix ? text.substring(0, text.length() - 2) : text;
    if (!text.equals("#") && (name.isBlank() || name.contains("*") || name.contains("#")))
      throw new IllegalArgumentException(
          "'" + text + "' is no topic; write a name, a prefix such as rules.*, or #");
  }

  boolean matches(String name) {
    if (text.equals("#")) return true;
    if (!text.endsWith(".*")) return text.equals(name);
    return name.startsWith(text.substring(0, text.length() - 1));
  }
}
