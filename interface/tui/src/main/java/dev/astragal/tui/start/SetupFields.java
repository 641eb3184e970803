package dev.astragal.tui.start;

import dev.astragal.cli.SetupOptions;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.seed.ShareCodes;
import dev.astragal.runtime.content.SetupWords;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.library.SharedSeeds;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.table.Chair;
import dev.astragal.runtime.table.Seating;
import dev.astragal.tui.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** The questions before a new game of one kind, each answered as usual at first. */
public final class SetupFields {
  private static final String SEATS = "seats";
  private static final String SEAT = "seat.";
  private static final String NAME = "name.";
  private static final String POLICY = "policy.";
  private static final String OPTION = "option.";
  private static final String PRACTICE = "practice";
  private static final String SEED = "seed";
  private static final String YES = "yes";
  private static final String NO = "no";
  private static final String HUMAN = "";

  private final Texts texts;
  private final Game<?, ?, ?> game;
  private final SetupWords words;
  private List<Field> fields;

  public SetupFields(Texts texts, String id) {
    this.texts = texts;
    this.game = GameLibrary.game(id);
    this.words = SetupWords.of(game, texts.messages().language());
    this.fields = fields(List.of(), 0);
  }

  /** In the order they are asked; which there are depends on who plays. */
  public List<Field> all() {
    return List.copyOf(fields);
  }

  /** Answers one of them with {@code value}, which must be one it allows. */
  public void set(Field field, String value) {
    field.set(value);
    if (field.name().equals(SEATS) || field.name().startsWith(SEAT))
      fields = fields(fields, Integer.parseInt(value(SEATS)));
  }

  /** What was answered before stays, where it is still asked. */
  private List<Field> fields(List<Field> before, int wantedSeats) {
    Manifest manifest = game.manifest();
    int seats = Math.clamp(wantedSeats, manifest.seatsMin(), manifest.seatsMax());
    List<Field> made = new ArrayList<>();
    for (String policy : manifest.policies().stream().skip(1).toList()) {
      String name = policy.replace(".yaml", "");
      if (words.asks(POLICY + name)) made.add(policy(name));
    }
    for (Option option : manifest.options()) made.add(option(option));
    if (manifest.seatsMax() > manifest.seatsMin()) made.add(seats(manifest, seats));
    for (int seat = 0; seat < seats; seat++) {
      Field who = seat(seat);
      answered(who, before);
      made.add(who);
      if (who.value().equals(HUMAN)) made.add(name(seat));
    }
    if (manifest.undo()) made.add(practice());
    made.add(typed(SEED, texts.text("setup.seed"), texts.text("setup.seed.help"), ""));
    for (Field field : made) answered(field, before);
    return made;
  }

  private static void answered(Field field, List<Field> before) {
    for (Field old : before)
      if (old.name().equals(field.name())
          && (field.typed() || field.values().contains(old.value()))) field.set(old.value());
  }

  private Field option(Option option) {
    String key = OPTION + option.name();
    if (option.values().isEmpty())
      return typed(key, words.label(key), words.help(key), option.fallback());
    UnaryOperator<String> labels = value -> words.label(key + "." + value);
    UnaryOperator<String> helps = value -> words.help(key + "." + value);
    return new Field(
        key, words.label(key), words.help(key), option.values(), option.fallback(), labels, helps);
  }

  private Field policy(String name) {
    String usual = name.equals(SetupOptions.PLAY) ? YES : NO;
    return new Field(
        POLICY + name,
        words.label(POLICY + name),
        words.help(POLICY + name),
        List.of(NO, YES),
        usual,
        this::yesOrNo,
        _ -> "");
  }

  private Field seats(Manifest manifest, int seats) {
    List<String> counts =
        IntStream.rangeClosed(manifest.seatsMin(), manifest.seatsMax())
            .mapToObj(Integer::toString)
            .toList();
    return new Field(
        SEATS,
        texts.text("setup.seats"),
        "",
        counts,
        Integer.toString(seats),
        UnaryOperator.identity(),
        _ -> "");
  }

  private Field seat(int seat) {
    List<String> players = new ArrayList<>(List.of(HUMAN));
    players.addAll(Players.names(game));
    return new Field(
        SEAT + seat,
        texts.text("setup.seat", "seat", seat + 1),
        "",
        players,
        seat == 0 ? HUMAN : Seating.usual(game),
        player ->
            player.equals(HUMAN)
                ? texts.text("setup.human")
                : texts.text("setup.bot", "name", words.label("bot." + player)),
        player -> words.help("bot." + player));
  }

  private Field name(int seat) {
    return typed(NAME + seat, texts.text("setup.name", "seat", seat + 1), "", "");
  }

  private Field practice() {
    return new Field(
        PRACTICE,
        texts.text("setup.practice"),
        texts.text("setup.practice.help"),
        List.of(NO, YES),
        NO,
        this::yesOrNo,
        _ -> "");
  }

  private String yesOrNo(String value) {
    return texts.text(value.equals(YES) ? "setup.yes" : "setup.no");
  }

  private static Field typed(String name, String label, String help, String value) {
    return new Field(name, label, help, List.of(), value, UnaryOperator.identity(), _ -> "");
  }

  private String value(String name) {
    return fields.stream()
        .filter(field -> field.name().equals(name))
        .map(Field::value)
        .findFirst()
        .orElse("");
  }

  private int seats() {
    return (int) fields.stream().filter(field -> field.name().startsWith(SEAT)).count();
  }

  /** The recipe of the game that is set. */
  public RunSpec spec() {
    Map<String, String> options = new LinkedHashMap<>();
    List<RunSpec.Overlay> overlays = new ArrayList<>();
    for (Field field : fields) {
      if (field.name().startsWith(OPTION))
        options.put(field.name().substring(OPTION.length()), field.value());
      if (field.name().startsWith(POLICY) && field.value().equals(YES))
        overlays.add(new RunSpec.Overlay.Named(field.name().substring(POLICY.length())));
    }
    String seed = value(SEED);
    ShareCodes.Shared shared =
        seed.isEmpty()
            ? ShareCodes.Shared.of(SharedSeeds.fresh(game, options, overlays))
            : SharedSeeds.read(game, seed);
    // What a code says counts here: the form's options are never empty.
    options.putAll(shared.options());
    RunSpec spec =
        new RunSpec(game.manifest().id(), shared.seed(), seats(), options, overlays, Map.of());
    return value(PRACTICE).equals(YES) ? spec.asPractice() : spec;
  }

  /** Who sits where. */
  public Seating seating() {
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < seats(); seat++) {
      String who = value(SEAT + seat);
      chairs.add(who.equals(HUMAN) ? new Chair.Person(value(NAME + seat)) : new Chair.Bot(who, ""));
    }
    return new Seating(chairs);
  }
}
