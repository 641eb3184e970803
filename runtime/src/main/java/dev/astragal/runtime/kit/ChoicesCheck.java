package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.audit.Audit;
import dev.astragal.runtime.library.RunSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * What is listed is accepted, what is not legal is refused with a reason, and a refusal changes
 * nothing. Choices seen at other moments of the game serve as near misses.
 */
final class ChoicesCheck implements Check {
  private static final int TRIED_PER_POSITION = 12;
  private static final int REMEMBERED_MAX = 64;

  @Override
  public String name() {
    return "choices";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    RandomGame<S, C, E> game = new RandomGame<>(kernel, spec.seed());
    List<C> remembered = new ArrayList<>();
    do {
      Run<S, C, E> run = game.run();
      if (run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)) {
        Seat seat = game.asked(prompt);
        listed(run, prompt, seat);
        gate(run, prompt, seat);
        for (C near : remembered.subList(0, Math.min(TRIED_PER_POSITION, remembered.size())))
          judged(run, prompt, seat, near);
        C sample = prompt.choices(seat).sample(game.rng());
        if (!remembered.contains(sample)) remembered.addFirst(sample);
        if (remembered.size() > REMEMBERED_MAX) remembered.removeLast();
      }
    } while (game.step());
  }

  private static <S, C extends Choice, E extends Event> void listed(
      Run<S, C, E> run, Prompt<C> prompt, Seat seat) {
    ContractBroken.on(Audit.unanswerable(run).or(() -> Audit.listedTwice(run)));
    Choices<C> choices = prompt.choices(seat);
    if (run.status() instanceof Status.Awaiting<C>(Prompt<C> again)) {
      ContractBroken.unless(
          again.choices(seat).list().equals(choices.list()),
          "prompt '" + prompt.kind() + "' lists its choices in changing order");
    }
    List<C> list = choices.list();
    int stride = Math.max(1, list.size() / TRIED_PER_POSITION);
    for (int i = 0; i < list.size(); i += stride) {
      C choice = list.get(i);
      Applied<S, C, E> applied =
          run.kernel().apply(run, new Answer<>(run.promptId(), seat, choice));
      ContractBroken.unless(
          applied.success(),
          "prompt '"
              + prompt.kind()
              + "' lists "
              + choice
              + " but refuses it: "
              + applied.errors());
      C read = run.kernel().choiceShape().read(run.kernel().choiceShape().tree(choice));
      ContractBroken.unless(read.equals(choice), "the choice " + choice + " reads back as " + read);
    }
  }

  private static <S, C extends Choice, E extends Event> void judged(
      Run<S, C, E> run, Prompt<C> prompt, Seat seat, C choice) {
    boolean legal =
        prompt.choices(seat).refusal(choice).isEmpty()
            || prompt.commands().refusal(choice).isEmpty();
    if (prompt.choices(seat).complete()) {
      ContractBroken.unless(
          prompt.choices(seat).refusal(choice).isEmpty()
              == prompt.choices(seat).list().contains(choice),
          "prompt '" + prompt.kind() + "' judges " + choice + " otherwise than it lists it");
    }
    if (legal) {
      Applied<S, C, E> applied =
          run.kernel().apply(run, new Answer<>(run.promptId(), seat, choice));
      ContractBroken.unless(
          applied.success(), choice + " is judged legal but refused: " + applied.errors());
    } else {
      refused(run, new Answer<>(run.promptId(), seat, choice), "");
    }
  }

  private static <S, C extends Choice, E extends Event> void gate(
      Run<S, C, E> run, Prompt<C> prompt, Seat seat) {
    C choice = prompt.choices(seat).size() > 0 ? prompt.choices(seat).get(0) : null;
    if (choice == null) return;
    Answer<C> good = new Answer<>(run.promptId(), seat, choice);
    refused(run, new Answer<>(good.prompt() + 1, good.seat(), choice), "STALE_PROMPT");
    refused(run, new Answer<>(good.prompt(), Seat.SPECTATOR, choice), "NOT_YOUR_TURN");
    for (int other = 0; other < run.kernel().setup().seats(); other++) {
      if (prompt.hears(Seat.of(other))) {
        heard(run, prompt, Seat.of(other));
      } else if (!prompt.asks(Seat.of(other))) {
        refused(run, new Answer<>(good.prompt(), Seat.of(other), choice), "NOT_YOUR_TURN");
      }
    }
  }

  /** Whoever may speak up without being asked must be able to do what is listed. */
  private static <S, C extends Choice, E extends Event> void heard(
      Run<S, C, E> run, Prompt<C> prompt, Seat seat) {
    for (C choice : prompt.heard(seat).list()) {
      Applied<S, C, E> applied =
          run.kernel().apply(run, new Answer<>(run.promptId(), seat, choice));
      ContractBroken.unless(
          applied.success(),
          choice + " of " + seat + " is listed but refused: " + applied.errors());
    }
  }

  private static <S, C extends Choice, E extends Event> void refused(
      Run<S, C, E> run, Answer<C> answer, String code) {
    long before = run.hash();
    Applied<S, C, E> applied = run.kernel().apply(run, answer);
    ContractBroken.unless(!applied.success(), answer + " should have been refused");
    Rejection reason = applied.errors().getFirst();
    ContractBroken.unless(
        code.isEmpty() || reason.code().equals(code),
        answer + " was refused as " + reason.code() + ", not as " + code);
    ContractBroken.unless(
        !reason.code().isBlank() && !reason.message().isBlank(),
        answer + " was refused without a reason");
    ContractBroken.unless(run.hash() == before, "refusing " + answer + " changed the run");
    ContractBroken.unless(
        applied.next().luck().positions().equals(run.luck().positions()),
        "refusing " + answer + " drew luck");
    ContractBroken.unless(
        !applied.events().isEmpty() || applied.next().hash() == before,
        "refusing " + answer + " changed the state without an event");
  }
}
