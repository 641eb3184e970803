package dev.astragal.site;

/** Something on a page that is not true, and where it stands. */
public record Problem(String page, int line, String text) {
  @Override
  public String toString() {
    return page + ":" + line + ": " + text;
  }
}
