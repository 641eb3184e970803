package dev.astragal.kernel.state;

/** Bytes that are not the snapshot they are taken for. */
public final class SnapshotException extends RuntimeException {
  public SnapshotException(String message) {
    super("not a snapshot: " + message);
  }
}
