package dev.astragal.web.message;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Blank;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.table.Advice;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Told;
import dev.astragal.web.message.QuestionInfo.BlankInfo.Kind;
import java.util.List;
import java.util.Optional;

/** Screens, questions and what was told, in a table's words. */
public record Worded(Messages messages) {
  /** More are not listed; the total is told. */
  public static final int LISTED_MAX = 400;

  public ScreenInfo screen(Screen screen) {
    return new WordedScreen(messages).screen(screen);
  }

  public QuestionInfo question(Question question, List<Seat> seats) {
    return new QuestionInfo(
        question.prompt(),
        question.kind(),
        new WordedScreen(messages).text(question.why()),
        question.answers().stream().map(this::offer).toList(),
        question.complete(),
        question.total(),
        question.commands().stream().map(this::offer).toList(),
        question.suggested().stream().boxed().findFirst(),
        question.nextPreset().stream().boxed().findFirst(),
        seats);
  }

  public QuestionInfo.OfferInfo offer(Offer offer) {
    Wording wording = offer.wording();
    return new QuestionInfo.OfferInfo(
        messages.text(wording.label()),
        offer.choice(),
        offer.kind(),
        wording.weight(),
        wording.details().stream()
            .map(line -> new QuestionInfo.DetailInfo(line.kind(), messages.text(line.text())))
            .toList(),
        wording.group().map(messages::text),
        wording.current(),
        wording.about(),
        wording.amount(),
        wording.blanks().stream().map(this::blank).toList(),
        Optional.of(wording.number()).filter(number -> number > 0));
  }

  public ServerMessage.Advised advice(long id, Advice advice) {
    return new ServerMessage.Advised(
        id,
        advice.prompt(),
        advice.ways().stream()
            .map(
                way ->
                    new ServerMessage.WayInfo(
                        messages.text(way.wording().label()),
                        way.choice(),
                        way.hundredths(),
                        way.tries()))
            .toList(),
        advice.line().stream().map(ply -> ply.text(messages)).toList());
  }

  private QuestionInfo.BlankInfo blank(Blank blank) {
    return switch (blank) {
      case Blank.OneOf(_, _, List<Blank.Value> values) ->
          blank(blank, Kind.ONE, values, Optional.empty(), Optional.empty());
      case Blank.AnyOf(_, _, List<Blank.Value> values) ->
          blank(blank, Kind.ANY, values, Optional.empty(), Optional.empty());
      case Blank.Whole(_, _, long least, long most) ->
          blank(blank, Kind.NUMBER, List.of(), Optional.of(least), Optional.of(most));
      case Blank.Text(_, _, int most) ->
          blank(blank, Kind.TEXT, List.of(), Optional.empty(), Optional.of((long) most));
      case Blank.YesNo _ ->
          blank(blank, Kind.YES_NO, List.of(), Optional.empty(), Optional.empty());
    };
  }

  private QuestionInfo.BlankInfo blank(
      Blank blank, Kind kind, List<Blank.Value> values, Optional<Long> least, Optional<Long> most) {
    return new QuestionInfo.BlankInfo(
        blank.field(),
        messages.text(blank.label()),
        kind,
        values.stream()
            .map(
                each ->
                    new QuestionInfo.ValueInfo(
                        each.value(), messages.text(each.label()), each.thing()))
            .toList(),
        least,
        most);
  }

  /** What was told of an event; {@code id} must not tell of events nobody saw. */
  public EventInfo event(String id, Told told) {
    Event event = told.event();
    return new EventInfo(
        id,
        told.step(),
        told.tick(),
        event.kind(),
        told.telling().text().key(),
        messages.text(told.telling().text()),
        event.severity(),
        event.surface(),
        event.tags(),
        Json.tree(event),
        Optional.of(told.telling().who()).filter(Seat::plays),
        told.telling().about());
  }
}
