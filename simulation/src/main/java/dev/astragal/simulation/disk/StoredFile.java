package dev.astragal.simulation.disk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The bytes of one file: as programs see them, and as they were last forced. */
final class StoredFile {
  private byte[] now = {};
  private byte[] forced = {};
  private final List<Change> since = new ArrayList<>();
  long changed;

  /** What was done since the last force: bytes written at a place, or what follows it cut off. */
  private static final class Change {
    private final int at;
    private final byte[] bytes;
    private final boolean cut;

    private Change(int at, byte[] bytes, boolean cut) {
      this.at = at;
      this.bytes = bytes;
      this.cut = cut;
    }

    byte[] on(byte[] content, int count) {
      if (cut) return Arrays.copyOf(content, Math.min(at, content.length));
      byte[] next = Arrays.copyOf(content, Math.max(content.length, at + count));
      System.arraycopy(bytes, 0, next, at, count);
      return next;
    }
  }

  byte[] now() {
    return now;
  }

  /** What is left for certain when the power goes. */
  byte[] forced() {
    return forced;
  }

  /** What may be left instead: the more of what was not forced, the later in the list. */
  List<byte[]> mayBeLeft() {
    List<byte[]> contents = new ArrayList<>();
    byte[] content = forced;
    for (Change change : since) {
      content = change.on(content, change.bytes.length);
      contents.add(content);
    }
    return contents;
  }

  void write(int at, byte[] bytes) {
    apply(new Change(at, bytes, false));
  }

  void cut(int length) {
    apply(new Change(length, new byte[0], true));
  }

  private void apply(Change change) {
    now = change.on(now, change.bytes.length);
    since.add(change);
  }

  void force() {
    forced = now;
    since.clear();
  }

  /** The power goes: of what was not forced some is there, the last of it perhaps in part. */
  void losePower(long luck) {
    int kept = (int) Math.floorMod(luck, since.size() + 1L);
    byte[] content = forced;
    for (Change change : since.subList(0, kept)) content = change.on(content, change.bytes.length);
    if (kept < since.size()) {
      Change torn = since.get(kept);
      if (!torn.cut)
        content = torn.on(content, (int) Math.floorMod(luck / 7, torn.bytes.length + 1L));
    }
    now = content;
    force();
  }
}
