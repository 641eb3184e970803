package dev.astragal.runtime.bus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EventBusTest {
  private final EventBus bus = EventBus.immediate();
  private final List<String> heard = new ArrayList<>();

  private static BusEvent event(String name) {
    return BusEvent.of(name, Tree.emptyTable(), Trace.begin());
  }

  private Subscription listen(String topic, String who) {
    return bus.subscribe(topic, event -> heard.add(who + ":" + event.name()));
  }

  @Test
  void listenersHearInTheOrderTheySubscribed() {
    listen("a", "first");
    listen("a", "second");
    listen("a", "second");
    bus.publish(event("a"));
    bus.publish(event("b"));
    assertThat(heard).containsExactly("first:a", "second:a", "second:a");
  }

  @Test
  void prefixesAndTheHashHearWhatTheyCover() {
    listen("rules.*", "prefix");
    listen("#", "all");
    bus.publish(event("rules.trace"));
    bus.publish(event("rules"));
    bus.publish(event("rulesets.x"));
    assertThat(heard)
        .containsExactly("prefix:rules.trace", "all:rules.trace", "all:rules", "all:rulesets.x");
  }

  @Test
  void aTopicThatCannotMatchIsRefused() {
    for (String wrong : new String[] {"", "*", "a*", "a.#", ".*"})
      assertThatThrownBy(() -> bus.subscribe(wrong, event -> {}))
          .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aClosedSubscriptionHearsNothingMoreAndLeavesNothingBehind() {
    Subscription subscription = listen("a", "gone");
    subscription.close();
    subscription.close();
    bus.publish(event("a"));
    assertThat(heard).isEmpty();
    assertThat(bus.subscribers()).isZero();
  }

  @Test
  void whoSubscribesDuringAnEventHearsTheNextOne() {
    bus.subscribe("a", event -> listen("a", "late"));
    bus.publish(event("a"));
    assertThat(heard).isEmpty();
    bus.publish(event("a"));
    assertThat(heard).containsExactly("late:a");
  }

  @Test
  void whoIsClosedDuringAnEventDoesNotHearIt() {
    List<Subscription> victim = new ArrayList<>();
    bus.subscribe("a", event -> victim.getFirst().close());
    victim.add(listen("a", "victim"));
    bus.publish(event("a"));
    assertThat(heard).isEmpty();
  }

  @Test
  void everybodyHearsEventsInTheSameOrderEvenWhenOneCausesAnother() {
    bus.subscribe(
        "a",
        event -> {
          heard.add("first:a");
          bus.publish(event("b"));
        });
    listen("#", "second");
    bus.publish(event("a"));
    assertThat(heard).containsExactly("first:a", "second:a", "second:b");
  }

  @Test
  void aFailingListenerIsReportedAndKeepsNobodyFromHearing() {
    bus.subscribe(
        "#",
        event -> {
          throw new IllegalStateException("broken");
        });
    listen("#", "healthy");
    bus.publish(event("a"));
    assertThat(heard).containsExactly("healthy:a", "healthy:" + EventBus.SUBSCRIBER_ERROR);
  }

  @Test
  void aQueuedBusTellsWhenItIsDrained() {
    EventBus queued = EventBus.queued();
    queued.publish(event("before"));
    queued.subscribe("#", event -> heard.add(event.name()));
    queued.publish(event("after"));
    assertThat(heard).isEmpty();
    assertThat(queued.drain()).isEqualTo(2);
    assertThat(heard).containsExactly("before", "after");
    assertThat(queued.drain()).isZero();
  }

  @Test
  void aCircleOfEventsIsCutInsteadOfFillingTheMemory() {
    EventBus queued = EventBus.queued();
    for (int i = 0; i < EventBus.WAITING_MAX; i++) queued.publish(event("a"));
    assertThatThrownBy(() -> queued.publish(event("a"))).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aTransportGetsEverythingAndItsFailureHarmsNobody() {
    List<String> sent = new ArrayList<>();
    bus.attach(
        new Transport() {
          @Override
          public void publish(BusEvent event) {
            sent.add(event.name());
            if (event.name().equals("a")) throw new IllegalStateException("down");
          }

          @Override
          public void close() {
            sent.add("closed");
          }
        });
    listen("a", "local");
    bus.publish(event("a"));
    bus.close();
    assertThat(heard).containsExactly("local:a");
    assertThat(sent).containsExactly("a", EventBus.SUBSCRIBER_ERROR, "closed");
  }

  @Test
  void everyEventHasItsOwnIdAndTheSpanOfItsStep() {
    Trace trace = Trace.begin();
    assertThat(trace.child().traceId()).isEqualTo(trace.traceId());
    assertThat(trace.child().parent()).isEqualTo(trace.spanId());
    assertThat(event("a").id()).isNotEqualTo(event("a").id());
  }

  /** A bus with a thread of its own; what it tells is noted with the name of the thread. */
  private EventBus started() {
    EventBus async = EventBus.queued();
    async.subscribe(
        "#", event -> heard.add(event.name() + " on " + Thread.currentThread().getName()));
    return async;
  }

  @Test
  void aStartedBusTellsOnItsOwnThreadAlsoWhatWaitedBefore() {
    EventBus async = started();
    async.publish(event("before"));
    assertThat(heard).isEmpty();
    async.start();
    async.start();
    async.publish(event("after"));
    async.drain();
    assertThat(heard).containsExactly("before on event-bus", "after on event-bus");
    async.close();
  }

  @Test
  void drainingAStartedBusWaitsForEventsThatEventsCause() {
    EventBus async = started();
    async.subscribe("first", event -> async.publish(event("second")));
    async.subscribe("second", event -> async.publish(event("third")));
    async.start();
    for (int i = 0; i < 200; i++) async.publish(event("first"));
    async.drain();
    assertThat(heard).hasSize(600);
    assertThat(heard.subList(597, 600)).contains("third on event-bus");
    async.close();
  }

  @Test
  void aStoppedBusKeepsWhatWaitsUntilItIsStartedAgain() {
    EventBus async = started();
    async.start();
    async.drain();
    async.stop();
    async.stop();
    async.publish(event("kept"));
    assertThat(heard).isEmpty();
    async.start();
    async.drain();
    assertThat(heard).containsExactly("kept on event-bus");
    async.close();
  }

  @Test
  void closingAStartedBusTellsTheRestFirst() {
    EventBus async = started();
    async.start();
    for (int i = 0; i < 1000; i++) async.publish(event("a"));
    async.close();
    assertThat(heard).hasSize(1000);
  }

  @Test
  void aListenerOfAStartedBusMayFailStopItOrAskForTheRest() {
    EventBus async = EventBus.queued();
    List<Integer> drained = new ArrayList<>();
    async.subscribe("ask", event -> drained.add(async.drain()));
    async.subscribe(
        "fail",
        event -> {
          throw new IllegalStateException("broken");
        });
    async.subscribe(EventBus.SUBSCRIBER_ERROR, event -> heard.add(event.name()));
    async.subscribe("stop", event -> async.stop());
    async.start();
    async.publish(event("ask"));
    async.publish(event("fail"));
    async.drain();
    assertThat(drained).containsExactly(0);
    assertThat(heard).containsExactly(EventBus.SUBSCRIBER_ERROR);
    async.publish(event("stop"));
    async.drain();
    async.publish(event("fail"));
    assertThat(heard).hasSize(1);
    async.close();
    assertThat(heard).hasSize(2);
  }

  @Test
  void derivedTracesAreTheSameWheneverTheyAreAskedFor() {
    Trace trace = Trace.named("session/7", "order");
    assertThat(Trace.named("session/7", "order")).isEqualTo(trace);
    assertThat(trace.child(1)).isEqualTo(trace.child(1)).isNotEqualTo(trace.child(2));
    assertThat(trace.child(1).parent()).isEqualTo(trace.spanId());
    assertThat(Trace.named("session/8", "order").traceId()).isNotEqualTo(trace.traceId());
  }
}
