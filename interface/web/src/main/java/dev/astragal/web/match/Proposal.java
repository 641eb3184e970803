package dev.astragal.web.match;

import dev.astragal.cli.Seating;
import dev.astragal.cli.SetupOptions;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.web.json.Form;
import dev.astragal.web.json.Refusal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A match somebody asks for.
 *
 * @param you the seat of whoever asks
 */
public record Proposal(
    RunSpec spec,
    List<Chair> chairs,
    Optional<Integer> you,
    String voice,
    boolean listed,
    boolean watchable,
    int botPaceMillis) {
  private static final int NAME_LENGTH_MAX = 64;
  private static final int OPTION_LENGTH_MAX = 200;
  private static final int OPTIONS_MAX = 32;
  private static final int OVERLAYS_MAX = 8;
  private static final int PACE_MILLIS_MAX = 5_000;

  public Proposal {
    chairs = List.copyOf(chairs);
  }

  public static Proposal read(Form form) {
    Game<?, ?, ?> game = game(form.text("game", NAME_LENGTH_MAX));
    Manifest manifest = game.manifest();
    Optional<List<Form>> seats = form.optionalForms("seats", Seat.MAX);
    List<Chair> chairs = new ArrayList<>();
    Optional<Integer> you = Optional.empty();
    for (Form seat : seats.orElse(List.of())) {
      String kind = seat.text("kind", NAME_LENGTH_MAX);
      if (kind.equals("you")) {
        if (you.isPresent()) throw Refusal.badField(seat.within("kind"), "only one seat is yours");
        you = Optional.of(chairs.size());
      }
      chairs.add(chair(seat, kind, game));
      seat.end();
    }
    if (seats.isEmpty()) {
      you = Optional.of(0);
      chairs.add(new Chair.Open());
      while (chairs.size() < manifest.seatsMin()) chairs.add(new Chair.Bot(Seating.usual(game)));
    }
    Map<String, String> options = form.textTable("options", OPTIONS_MAX, OPTION_LENGTH_MAX);
    List<RunSpec.Overlay> overlays =
        form
            .optionalTexts("overlays", OVERLAYS_MAX, NAME_LENGTH_MAX)
            .orElseGet(() -> usualOverlays(manifest))
            .stream()
            .<RunSpec.Overlay>map(RunSpec.Overlay.Named::new)
            .toList();
    Optional<String> seed = form.optionalText("seed", Seed.LENGTH_MAX).filter(s -> !s.isBlank());
    long people = chairs.stream().filter(chair -> !(chair instanceof Chair.Bot)).count();
    if (seed.isPresent() && people > 1)
      throw new Refusal(
          409,
          "SEED_NOT_ALLOWED",
          "who knows the seed knows the future; only alone you may set it");
    Proposal proposal =
        new Proposal(
            new RunSpec(
                manifest.id(),
                new Seed(seed.orElseGet(Secrets::token)),
                chairs.size(),
                options,
                overlays,
                Map.of()),
            chairs,
            you,
            voice(form, game),
            form.flag("listed", true),
            form.flag("spectators", true),
            (int) (long) form.optionalWhole("botPaceMillis", 0, PACE_MILLIS_MAX).orElse(0L));
    form.end();
    return proposal;
  }

  /** The match as it is kept; {@code person} is the hash of whoever asked. */
  About about(Instant created, String owner, Optional<String> person) {
    About about =
        new About(Secrets.id(), created, owner, voice, listed, watchable, botPaceMillis, chairs);
    return person.isPresent() && you.isPresent()
        ? about.with(you.get(), new Chair.Person(person.get()))
        : about;
  }

  /** What a match gets that asks for no overlay: the one the game brings for people. */
  public static List<String> usualOverlays(Manifest manifest) {
    return manifest.policies().contains(SetupOptions.PLAY + ".yaml")
        ? List.of(SetupOptions.PLAY)
        : List.of();
  }

  private static Chair chair(Form seat, String kind, Game<?, ?, ?> game) {
    return switch (kind) {
      case "you", "open" -> new Chair.Open();
      case "bot" ->
          new Chair.Bot(
              seat.optionalText("bot", NAME_LENGTH_MAX)
                  .filter(name -> !name.isEmpty())
                  .orElse(Seating.usual(game)));
      default -> throw Refusal.badField(seat.within("kind"), "must be you, open or bot");
    };
  }

  private static String voice(Form form, Game<?, ?, ?> game) {
    String wanted = form.optionalText("voice", NAME_LENGTH_MAX).orElse("");
    return Voices.of(game).stream()
        .filter(wanted::equals)
        .findFirst()
        .orElseThrow(() -> Refusal.badField("voice", "the game has no such voice"));
  }

  private static Game<?, ?, ?> game(String id) {
    try {
      return GameLibrary.game(id);
    } catch (BadInputException e) {
      throw new Refusal(400, "NO_SUCH_GAME", "there is no such game");
    }
  }
}
