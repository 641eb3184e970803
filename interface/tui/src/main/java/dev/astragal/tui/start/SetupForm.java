package dev.astragal.tui.start;

import dev.astragal.cli.Seating;
import dev.astragal.cli.SetupOptions;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.seed.ShareCodes;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.library.SharedSeeds;
import dev.astragal.runtime.player.Players;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.game.Hint;
import dev.astragal.tui.stage.Act;
import dev.astragal.tui.stage.LineDialog;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;

/** Everything that can be set before a new game, each with its usual value. */
final class SetupForm implements Act {
  private static final String GAME = "game";
  private static final String SEATS = "seats";
  private static final String SEAT = "seat.";
  private static final String POLICY = "policy";
  private static final String OPTION = "option.";
  private static final String SEED = "seed";

  private final Stage stage;
  private final String human;
  private final String none;
  private List<Field> fields;
  private int selected;
  private boolean over;

  SetupForm(Stage stage) {
    this.stage = stage;
    this.human = stage.text("setup.human");
    this.none = stage.text("setup.none");
    this.fields = fields(GameLibrary.games().getFirst(), 0);
  }

  private List<Field> fields(Game<?, ?, ?> game, int wantedSeats) {
    Manifest manifest = game.manifest();
    int seats = Math.clamp(wantedSeats, manifest.seatsMin(), manifest.seatsMax());
    List<Field> made = new ArrayList<>();
    List<String> ids = GameLibrary.games().stream().map(g -> g.manifest().id()).toList();
    made.add(new Field(GAME, stage.text("setup.game"), ids, manifest.id()));
    List<String> counts =
        IntStream.rangeClosed(manifest.seatsMin(), manifest.seatsMax())
            .mapToObj(Integer::toString)
            .toList();
    made.add(new Field(SEATS, stage.text("setup.seats"), counts, Integer.toString(seats)));
    List<String> players = new ArrayList<>(List.of(human));
    players.addAll(Players.names(game));
    for (int seat = 0; seat < seats; seat++)
      made.add(
          new Field(
              SEAT + seat,
              stage.text("setup.seat", "seat", seat),
              players,
              seat == 0 ? human : Seating.usual(game)));
    if (manifest.policies().size() > 1) {
      List<String> policies = new ArrayList<>(List.of(none));
      for (String policy : manifest.policies().subList(1, manifest.policies().size()))
        policies.add(policy.replace(".yaml", ""));
      made.add(
          new Field(
              POLICY,
              stage.text("setup.policy"),
              policies,
              policies.contains(SetupOptions.PLAY) ? SetupOptions.PLAY : none));
    }
    for (Option option : manifest.options())
      made.add(
          new Field(OPTION + option.name(), option.name(), option.values(), option.fallback()));
    made.add(new Field(SEED, stage.text("setup.seed"), List.of(), ""));
    return made;
  }

  private String value(String name) {
    return fields.stream()
        .filter(field -> field.name().equals(name))
        .map(Field::value)
        .findFirst()
        .orElse("");
  }

  private RunSpec spec() {
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
            ? new ShareCodes.Shared(SharedSeeds.fresh(game, options), Map.of())
            : SharedSeeds.read(game, seed);
    // What a code says counts here: the form's options are never empty.
    options.putAll(shared.options());
    return new RunSpec(
        value(GAME), shared.seed(), Integer.parseInt(value(SEATS)), options, overlays, Map.of());
  }

  private Seating seating() {
    Map<Integer, String> bots = new LinkedHashMap<>();
    for (Field field : fields)
      if (field.name().startsWith(SEAT) && !field.value().equals(human))
        bots.put(Integer.parseInt(field.name().substring(SEAT.length())), field.value());
    return new Seating(bots);
  }

  private void turn(int direction) {
    if (selected >= fields.size()) return;
    Field field = fields.get(selected);
    field.turn(direction);
    if (field.name().equals(GAME)) fields = fields(GameLibrary.game(field.value()), 0);
    if (field.name().equals(SEATS))
      fields = fields(GameLibrary.game(value(GAME)), Integer.parseInt(field.value()));
  }

  private void take() {
    if (selected >= fields.size()) {
      Start.guarded(
          stage,
          () -> {
            Runs.begin(stage, spec(), seating());
            over = true;
          });
      return;
    }
    Field field = fields.get(selected);
    if (!field.typed()) turn(1);
    else stage.open(new LineDialog(field.label() + ": ", field.value(), List.of(), field::set));
  }

  @Override
  public void draw(Pen pen) {
    pen.bar(0, stage.text("setup.title"), "", pen.role(Role.BAR));
    int rows = Math.max(1, pen.canvas().height() - 4);
    int first = Math.clamp(selected - rows + 1L, 0, fields.size());
    for (int row = 0; row < rows && first + row <= fields.size(); row++) {
      int index = first + row;
      String text =
          index == fields.size() ? stage.text("setup.begin") : described(fields.get(index));
      pen.canvas()
          .put(
              2,
              2 + row,
              (index == selected ? "> " : "  ") + text + " ",
              index == selected ? pen.role(Role.SELECTED) : pen.theme().ink(Ink.NORMAL));
    }
    List<Hint> hints = new ArrayList<>();
    hints.add(Hint.pair(stage, Action.UP, Action.DOWN, "hint.move"));
    hints.add(Hint.pair(stage, Action.LEFT, Action.RIGHT, "hint.change"));
    hints.addAll(Hint.of(stage, Action.TAKE));
    stage.keys().key(Action.MENU).ifPresent(k -> hints.add(new Hint(k, stage.text("hint.back"))));
    Hint.draw(pen, hints);
  }

  private String described(Field field) {
    String value = field.value();
    if (field.typed()) value = value.isEmpty() ? stage.text("setup.typed") : "[" + value + "]";
    else value = "< " + value + " >";
    return String.format("%-22s %s", field.label(), value);
  }

  @Override
  public void press(Key key, Optional<Action> action) {
    if (action.isEmpty()) return;
    switch (action.get()) {
      case UP -> selected = Math.floorMod(selected - 1, fields.size() + 1);
      case DOWN -> selected = Math.floorMod(selected + 1, fields.size() + 1);
      case LEFT -> turn(-1);
      case RIGHT -> turn(1);
      case LAST -> selected = fields.size();
      case FIRST -> selected = 0;
      case TAKE -> take();
      case MENU, QUIT -> over = true;
      default -> {}
    }
  }

  @Override
  public OptionalLong due() {
    return OptionalLong.empty();
  }

  @Override
  public void elapsed() {}

  @Override
  public boolean over() {
    return over;
  }
}
