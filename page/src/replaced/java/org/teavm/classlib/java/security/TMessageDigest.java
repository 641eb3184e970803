package org.teavm.classlib.java.security;

import dev.astragal.kernel.hash.Sha256;
import java.io.ByteArrayOutputStream;

/** What is used of {@code java.security.MessageDigest}: SHA-256, by the kernel's own. */
public final class TMessageDigest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  private TMessageDigest() {}

  public static TMessageDigest getInstance(String name) throws TNoSuchAlgorithmException {
    return new TMessageDigest();
  }

  public void update(byte one) {
    bytes.write(one);
  }

  public void update(byte[] more) {
    bytes.write(more, 0, more.length);
  }

  public void update(byte[] more, int from, int count) {
    bytes.write(more, from, count);
  }

  public byte[] digest() {
    byte[] digest = Sha256.digest(bytes.toByteArray());
    bytes.reset();
    return digest;
  }

  public byte[] digest(byte[] more) {
    update(more);
    return digest();
  }

  public static boolean isEqual(byte[] a, byte[] b) {
    if (a.length != b.length) return false;
    int different = 0;
    for (int i = 0; i < a.length; i++) different |= a[i] ^ b[i];
    return different == 0;
  }
}
