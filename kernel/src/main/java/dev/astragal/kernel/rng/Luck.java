package dev.astragal.kernel.rng;

import dev.astragal.kernel.state.StateWriter;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All the luck of one run: one stream per declared domain, keyed by the run's seed.
 *
 * <p>Its state is one position per stream. A stream is set up when it is first drawn from, so a
 * game pays only for the domains it uses.
 */
public final class Luck {
  /** How many numbers {@link #describeKey} writes. */
  public static final int KEY_LONGS = 4;

  /** Nonces of derived keys; no stream name hashes to them but by an accident of 2^-64. */
  private static final long CHILD = 0x6368696c64000000L;

  private static final long SALT = 0x73616c7400000000L;

  private static final @Nullable Rng[] NOTHING_OPEN = {};
  private static final long[] NO_POSITIONS = {};

  private final int[] key;
  private final Stream[] streams;

  /** Empty until a stream is opened: most copies that a search makes draw nothing. */
  private @Nullable Rng[] open = NOTHING_OPEN;

  private final long[] parked;

  /** Empty until somebody describes this luck. */
  private long[] scratch = NO_POSITIONS;

  private @Nullable Ledger ledger;

  private Luck(int[] key, Stream[] streams, long[] parked) {
    this.key = key;
    this.streams = streams;
    this.parked = parked;
  }

  /** The luck of a run whose seed has the given eight-word key. */
  public static Luck of(int[] key, List<Stream> streams) {
    if (key.length != 8) throw new IllegalArgumentException("a key has eight words");
    return new Luck(key.clone(), streams.toArray(Stream[]::new), new long[streams.size()]);
  }

  /** The luck whose key {@link #describeKey} wrote, from its beginning. */
  public static Luck of(long[] key, List<Stream> streams) {
    int[] words = new int[8];
    for (int i = 0; i < words.length; i++) words[i] = (int) (key[i / 2] >>> (32 * (i % 2)));
    return new Luck(words, streams.toArray(Stream[]::new), new long[streams.size()]);
  }

  /** The key of the {@code index}-th run of a family, such as the games of a sweep. */
  public static int[] childKey(int[] key, long index) {
    return ChaCha8.childKey(key, index, CHILD);
  }

  /**
   * The source of one domain; asking for a domain the game did not declare is an error in the game.
   */
  @SuppressWarnings("ReferenceEquality") // the fast path only; equal streams are found below
  public Rng stream(Stream stream) {
    // Games keep their streams as constants: nearly always the very same object is asked for.
    int guess = stream.place();
    return guess < streams.length && streams[guess] == stream ? opened(guess) : found(stream);
  }

  private Rng found(Stream stream) {
    for (int i = 0; i < streams.length; i++) {
      if (streams[i].equals(stream)) {
        stream.guess(i);
        return opened(i);
      }
    }
    throw new UndeclaredStreamException(
        "stream '" + stream + "' is not among the declared " + Arrays.toString(streams));
  }

  public List<Stream> streams() {
    return List.of(streams);
  }

  /** Puts another source, such as a script, in the place of a declared stream. */
  public void replace(Stream stream, Rng source) {
    stream(stream);
    for (int i = 0; i < streams.length; i++) {
      if (streams[i].equals(stream)) {
        source.attach(ledger);
        put(i, source);
      }
    }
  }

  /** From now on every draw is told to {@code listener}; null ends it. */
  public void attach(@Nullable Ledger listener) {
    ledger = listener;
    for (Rng rng : open) {
      if (rng != null) rng.attach(listener);
    }
  }

  public int count() {
    return streams.length;
  }

  public long position(int index) {
    Rng rng = at(index);
    return rng == null ? parked[index] : rng.position();
  }

  /** One position per declared stream, in the order of the manifest. */
  public List<Long> positions() {
    return Arrays.stream(parkedPositions()).boxed().toList();
  }

  public void seek(List<Long> positions) {
    if (positions.size() != streams.length) {
      throw new IllegalArgumentException(
          "expected " + streams.length + " stream positions, got " + positions.size());
    }
    for (int i = 0; i < streams.length; i++) {
      Rng rng = at(i);
      if (rng == null) parked[i] = positions.get(i);
      else rng.seek(positions.get(i));
    }
  }

  /** The same luck from the same positions, independent from here on and without a ledger. */
  public Luck copy() {
    if (streams.length == 0) return this; // Nothing is ever drawn from it: sharing is copying.
    Luck copy = new Luck(key, streams, parkedPositions());
    for (int i = 0; i < open.length; i++) {
      Rng rng = open[i];
      if (rng != null && !(rng instanceof ChaCha8)) copy.put(i, rng.copy());
    }
    return copy;
  }

  /** Other luck: unrelated to this one, the same for the same salt. */
  public Luck salted(long salt) {
    return new Luck(ChaCha8.childKey(key, salt, SALT), streams, new long[streams.length]);
  }

  /** A source beside the declared streams, always from its start; for what is not part of a run. */
  public Rng aside(Stream stream) {
    return new ChaCha8(stream.name(), key, stream.nonce(), 0);
  }

  public void describe(String name, StateWriter out) {
    if (scratch.length < streams.length) scratch = new long[streams.length];
    for (int i = 0; i < streams.length; i++) scratch[i] = position(i);
    out.int64s(name, scratch, scratch.length);
  }

  /** Writes the key itself: whoever reads it knows all the luck there will be. */
  public void describeKey(String name, StateWriter out) {
    long[] longs = new long[KEY_LONGS];
    for (int i = 0; i < key.length; i++) longs[i / 2] |= (key[i] & 0xFFFF_FFFFL) << (32 * (i % 2));
    out.int64s(name, longs, KEY_LONGS);
  }

  /** Stands for the key in hashes of a run. */
  public long fingerprint() {
    return (key[0] & 0xFFFF_FFFFL) | ((long) key[1] << 32);
  }

  private long[] parkedPositions() {
    if (streams.length == 0) return NO_POSITIONS;
    long[] positions = new long[streams.length];
    for (int i = 0; i < positions.length; i++) positions[i] = position(i);
    return positions;
  }

  private @Nullable Rng at(int index) {
    return index < open.length ? open[index] : null;
  }

  private void put(int index, Rng source) {
    if (open.length == 0) open = new Rng[streams.length];
    open[index] = source;
  }

  private Rng opened(int index) {
    Rng rng = at(index);
    return rng == null ? open(index) : rng;
  }

  private Rng open(int index) {
    Rng rng = new ChaCha8(streams[index].name(), key, streams[index].nonce(), parked[index]);
    rng.attach(ledger);
    put(index, rng);
    return rng;
  }
}
