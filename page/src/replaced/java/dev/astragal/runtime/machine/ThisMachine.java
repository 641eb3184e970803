package dev.astragal.runtime.machine;

import java.time.Duration;
import java.time.Instant;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** A browser: its clock, its one thread, and what it calls random. */
final class ThisMachine implements Machine {
  @JSFunctor
  interface Work extends JSObject {
    void run();
  }

  @Override
  public Instant now() {
    return Instant.ofEpochMilli(System.currentTimeMillis());
  }

  @Override
  public long nanos() {
    return (long) (elapsed() * 1e6);
  }

  @Override
  public void start(Runnable work) {
    later(work::run, 0);
  }

  @Override
  public void after(Duration wait, Runnable work) {
    later(work::run, (int) Math.min(wait.toMillis(), Integer.MAX_VALUE));
  }

  @Override
  public void guard(byte[] secret) {
    for (int i = 0; i < secret.length; i++) secret[i] = (byte) random();
  }

  @JSBody(script = "return performance.now();")
  private static native double elapsed();

  @JSBody(
      params = {"work", "millis"},
      script = "setTimeout(work, millis);")
  private static native void later(Work work, int millis);

  @JSBody(script = "return crypto.getRandomValues(new Uint8Array(1))[0];")
  private static native int random();
}
