package dev.astragal.web.vitals;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.core.instrument.config.MeterFilter;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * How much a server does and how long it takes, as Prometheus reads it; and whether it is leaving.
 */
public final class Vitals {
  private static final double[] SHARES = {0.5, 0.99};

  /** Set where somebody wants to know what measuring costs. */
  public static final String UNMEASURED = "astragal.unmeasured";

  private final PrometheusMeterRegistry registry = registry();
  private final Timer moves = timer("astragal.moves", "From a move to its place on disk");
  private volatile boolean leaving;

  public Vitals() {
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
  }

  private static PrometheusMeterRegistry registry() {
    PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    if (Boolean.getBoolean(UNMEASURED)) registry.config().meterFilter(MeterFilter.deny());
    return registry;
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
    long start = System.nanoTime();
    T made = move.get();
    moves.record(Duration.ofNanos(System.nanoTime() - start));
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
