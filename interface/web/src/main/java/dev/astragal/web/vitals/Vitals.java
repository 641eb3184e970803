package dev.astragal.web.vitals;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * How much a server does and how long it takes, as Prometheus reads it; and whether it is leaving.
 */
public final class Vitals {
  private static final double[] SHARES = {0.5, 0.99};

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Timer moves = timer("astragal.moves", "From a move to its place on disk");
  private volatile boolean leaving;
  private volatile boolean measuring = true;

  public Vitals() {
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
  }

  /** Stops measuring and takes it up again, for whoever wants to know what that costs. */
  public void measure(boolean wanted) {
    measuring = wanted;
  }

  /** When something begins that is to be measured; 0 while nothing is. */
  long begun() {
    return measuring ? System.nanoTime() | 1 : 0;
  }

  /** Ends what {@link #begun} began. */
  void ended(Timer timer, long begun) {
    if (begun != 0) timer.record(System.nanoTime() - begun, TimeUnit.NANOSECONDS);
  }

  private Timer timer(String name, String help, String... tags) {
    return Timer.builder(name)
        .description(help)
        .tags(tags)
        .publishPercentiles(SHARES)
        .register(registry);
  }

  /** A number that is looked up whenever somebody asks. */
  public void watch(String name, String help, Supplier<Number> number) {
    Gauge.builder(name, number).description(help).strongReference(true).register(registry);
  }

  /** How long the store takes for one kind of deed. */
  Timer timer(String deed) {
    return timer("astragal.store", "What is asked of the store", "deed", deed);
  }

  /** Carries out a move, and measures it. */
  public <T> T moved(Supplier<T> move) {
    long begun = begun();
    T made = move.get();
    ended(moves, begun);
    return made;
  }

  public void refused(String code) {
    Counter.builder("astragal.refusals")
        .description("What was refused, by the code it was refused with")
        .tag("code", code)
        .register(registry)
        .increment();
  }

  /** From now on the server says that it is not ready any more. */
  public void leave() {
    leaving = true;
  }

  public boolean leaving() {
    return leaving;
  }

  /** All of it, in the text format of Prometheus. */
  public String text() {
    return registry.scrape();
  }
}
