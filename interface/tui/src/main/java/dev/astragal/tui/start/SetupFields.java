package dev.astragal.tui.start;

import dev.astragal.cli.SetupOptions;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.seed.ShareCodes;
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
import java.util.stream.IntStream;

/** What is set for a new game so far, each thing with its usual value at first. */
public final class SetupFields {
  private static final String GAME = "game";
  private static final String SEATS = "seats";
  private static final String SEAT = "seat.";
  private static final String POLICY = "policy";
  private static final String OPTION = "option.";
  private static final String PRACTICE = "practice";
  private static final String SEED = "seed";

  private final Texts texts;
  private final String human;
  private final String none;
  private final String yes;
  private final String no;
  private List<Field> fields;

  public SetupFields(Texts texts) {
    this.texts = texts;
    this.human = texts.text("setup.human");
    this.none = texts.text("setup.none");
    this.yes = texts.text("setup.yes");
    this.no = texts.text("setup.no");
    this.fields = fields(GameLibrary.games().getFirst(), 0);
  }

  /** In the order they are asked for; which there are depends on the game and the seats. */
  public List<Field> all() {
    return List.copyOf(fields);
  }

  /** Sets one of them to {@code value}, which must be one it allows. */
  public void set(Field field, String value) {
    field.set(value);
    if (field.name().equals(GAME)) fields = fields(GameLibrary.game(value), 0);
    if (field.name().equals(SEATS))
      fields = fields(GameLibrary.game(value(GAME)), Integer.parseInt(value));
  }

  private List<Field> fields(Game<?, ?, ?> game, int wantedSeats) {
    Manifest manifest = game.manifest();
    int seats = Math.clamp(wantedSeats, manifest.seatsMin(), manifest.seatsMax());
    List<Field> made = new ArrayList<>();
    List<String> ids = GameLibrary.games().stream().map(g -> g.manifest().id()).toList();
    made.add(new Field(GAME, texts.text("setup.game"), ids, manifest.id()));
    List<String> counts =
        IntStream.rangeClosed(manifest.seatsMin(), manifest.seatsMax())
            .mapToObj(Integer::toString)
            .toList();
    made.add(new Field(SEATS, texts.text("setup.seats"), counts, Integer.toString(seats)));
    List<String> players = new ArrayList<>(List.of(human));
    players.addAll(Players.names(game));
    for (int seat = 0; seat < seats; seat++)
      made.add(
          new Field(
              SEAT + seat,
              texts.text("setup.seat", "seat", seat + 1),
              players,
              seat == 0 ? human : Seating.usual(game)));
    if (manifest.policies().size() > 1) {
      List<String> policies = new ArrayList<>(List.of(none));
      for (String policy : manifest.policies().subList(1, manifest.policies().size()))
        policies.add(policy.replace(".yaml", ""));
      made.add(
          new Field(
              POLICY,
              texts.text("setup.policy"),
              policies,
              policies.contains(SetupOptions.PLAY) ? SetupOptions.PLAY : none));
    }
    for (Option option : manifest.options())
      made.add(
          new Field(OPTION + option.name(), option.name(), option.values(), option.fallback()));
    if (manifest.undo())
      made.add(new Field(PRACTICE, texts.text("setup.practice"), List.of(no, yes), no));
    made.add(new Field(SEED, texts.text("setup.seed"), List.of(), ""));
    return made;
  }

  private String value(String name) {
    return fields.stream()
        .filter(field -> field.name().equals(name))
        .map(Field::value)
        .findFirst()
        .orElse("");
  }

  /** The recipe of the game that is set. */
  public RunSpec spec() {
    Map<String, String> options = new LinkedHashMap<>();
    for (Field field : fields)
      if (field.name().startsWith(OPTION))
        options.put(field.name().substring(OPTION.length()), field.value());
    List<RunSpec.Overlay> overlays = new ArrayList<>();
    String policy = value(POLICY);
    if (!policy.isEmpty() && !policy.equals(none)) overlays.add(new RunSpec.Overlay.Named(policy));
    String seed = value(SEED);
    Game<?, ?, ?> game = GameLibrary.game(value(GAME));
    ShareCodes.Shared shared =
        seed.isEmpty()
            ? ShareCodes.Shared.of(SharedSeeds.fresh(game, options, overlays))
            : SharedSeeds.read(game, seed);
    // What a code says counts here: the form's options are never empty.
    options.putAll(shared.options());
    RunSpec spec =
        new RunSpec(
            value(GAME),
            shared.seed(),
            Integer.parseInt(value(SEATS)),
            options,
            overlays,
            Map.of());
    return value(PRACTICE).equals(yes) ? spec.asPractice() : spec;
  }

  /** Who sits where. */
  public Seating seating() {
    List<Chair> chairs = new ArrayList<>();
    for (Field field : fields)
      if (field.name().startsWith(SEAT))
        chairs.add(
            field.value().equals(human) ? new Chair.Person("") : new Chair.Bot(field.value(), ""));
    return new Seating(chairs);
  }
}
