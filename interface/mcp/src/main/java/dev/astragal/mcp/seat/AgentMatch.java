package dev.astragal.mcp.seat;

import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.table.Next;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Reply;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.Told;
import java.util.List;
import java.util.function.Function;

/** A match of an agent alone with bots, which think while it waits. */
final class AgentMatch extends AgentSeat implements AutoCloseable {
  private static final int TICKS_AT_ONCE = 500;

  private final HeldMatch held;
  private final Table table;
  private final SeatView view;
  private SeatTerms terms;
  private long heard;

  AgentMatch(HeldMatch held, Table table) {
    this.held = held;
    this.table = table;
    this.terms = SeatTerms.of(held.about());
    this.view = new SeatView(this);
    goOn();
  }

  @Override
  String id() {
    return held.id();
  }

  @Override
  Table table() {
    return table;
  }

  @Override
  SeatTerms terms() {
    return terms;
  }

  @Override
  Messages messages() {
    return table.messages();
  }

  @Override
  synchronized <T> T held(Function<SeatView, T> work) {
    return work.apply(view);
  }

  @Override
  Reply take(long prompt, Offer offer) {
    stopTime();
    return table.take(seat(), prompt, offer);
  }

  @Override
  synchronized void goOn() {
    table.tempo().running(true);
    long passed = 0;
    while (true) {
      switch (table.next()) {
        case Next.Nothing _ -> {
          return;
        }
        case Next.Thinking(var thought) -> table.answer(thought.think());
        case Next.Time _ -> {
          long ticks = Math.min(TICKS_AT_ONCE, terms.pause().orElse(TICKS_AT_ONCE));
          table.pass((int) ticks);
          passed += ticks;
          if (passed >= terms.pause().orElse(Long.MAX_VALUE)) stopTime();
        }
      }
    }
  }

  private void stopTime() {
    if (table.situation() instanceof Situation.Running(boolean commands) && commands)
      table.tempo().running(false);
  }

  @Override
  List<String> news() {
    List<Told> told = table.log(seat(), heard).orElseGet(() -> table.log(seat()));
    heard = table.told();
    return SeatView.spoken(told, messages());
  }

  @Override
  void write(List<String> notes) {
    terms = terms.noting(notes);
    held.describe(terms.about());
  }

  @Override
  public synchronized void close() {
    table.close();
    held.close();
  }
}
