package dev.astragal.mcp.seat;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.plain.Guide;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Which games there are, and how they go. */
final class GameTools {
  private static final int PAGE_LENGTH = 12_000;
  private static final Shape<Listed> LISTED = Shape.of(Listed.class);

  private final Seats seats;

  GameTools(Seats seats) {
    this.seats = seats;
  }

  List<Tool<?>> all() {
    return List.of(
        new Tool<>(
            "games",
            "Lists the games with their seats, options, policies and bots.",
            Games.class,
            (_, _) -> games()),
        new Tool<>(
            "rules",
            "How a game goes: of a game by its name, or of a match you sit at, page by page.",
            RulesOf.class,
            (arguments, _) -> rules(arguments)));
  }

  record Games() {}

  record RulesOf(
      @About("the game, as 'games' calls it") @Omittable @AtMost(100) Optional<String> game,
      @About("or a match you sit at") @Omittable @AtMost(100) Optional<String> match,
      @About("which page, from 1") @Omittable @AtLeast(1) OptionalLong page) {}

  /** One game as it is listed; {@code options} has the values of each, none where any will do. */
  record Listed(
      String game,
      @Omittable Optional<String> title,
      int seatsMin,
      int seatsMax,
      @Omittable Map<String, List<String>> options,
      @Omittable List<String> policies,
      @Omittable List<String> bots) {}

  private Answer games() {
    List<Tree> all = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (Game<?, ?, ?> game : seats.terms().offered()) {
      Listed listed = listed(game);
      all.add(LISTED.tree(listed));
      text.append(listed.game);
      listed.title.ifPresent(title -> text.append(": ").append(title));
      text.append(", ").append(listed.seatsMin);
      if (listed.seatsMax > listed.seatsMin) text.append(" to ").append(listed.seatsMax);
      text.append(listed.seatsMax == 1 ? " seat" : " seats");
      if (!listed.bots.isEmpty()) text.append("; bots ").append(String.join(", ", listed.bots));
      listed.options.forEach(
          (name, values) ->
              text.append("; option ")
                  .append(name)
                  .append(values.isEmpty() ? ", any text" : " " + String.join("|", values)));
      if (!listed.policies.isEmpty())
        text.append("; policies ").append(String.join(", ", listed.policies));
      text.append('\n');
    }
    return Answer.of(text.toString(), Tree.emptyTable().with("games", Tree.of(all)));
  }

  private Listed listed(Game<?, ?, ?> game) {
    Terms terms = seats.terms();
    Manifest manifest = game.manifest();
    if (terms.renamed())
      return new Listed(
          terms.name(game),
          Optional.empty(),
          manifest.seatsMin(),
          manifest.seatsMax(),
          Map.of(),
          List.of(),
          List.of());
    Map<String, List<String>> options = new LinkedHashMap<>();
    for (Option option : manifest.options()) options.put(option.name(), option.values());
    return new Listed(
        terms.name(game),
        Optional.of(manifest.title()),
        manifest.seatsMin(),
        manifest.seatsMax(),
        options,
        manifest.policies().stream().skip(1).map(name -> name.replace(".yaml", "")).toList(),
        Players.names(game));
  }

  private Answer rules(RulesOf of) {
    if (of.game.isPresent() == of.match.isPresent())
      throw new BadInputException("name a game or a match");
    if (of.match.isPresent()) {
      AgentSeat match = seats.at(of.match.get());
      Game<?, ?, ?> game = GameLibrary.game(match.table().spec().game());
      return page(game, match.words(), of.page.orElse(1));
    }
    if (seats.terms().renamed())
      throw new BadInputException("take a seat first, and ask for the rules of that match");
    return page(seats.terms().game(of.game.get()), Vocabulary.PLAIN, of.page.orElse(1));
  }

  private static Answer page(Game<?, ?, ?> game, Vocabulary words, long page) {
    String all = words.coined(String.join("\n", Guide.of(game, "").lines()));
    int pages = Math.max(1, (all.length() + PAGE_LENGTH - 1) / PAGE_LENGTH);
    if (page > pages) throw new BadInputException("there are " + pages + " pages");
    int from = (int) (page - 1) * PAGE_LENGTH;
    String text = all.substring(from, Math.min(all.length(), from + PAGE_LENGTH));
    return Answer.of(
        text + (pages > 1 ? "\n(page " + page + " of " + pages + ")" : ""),
        Tree.emptyTable()
            .with("page", Tree.of(page))
            .with("pages", Tree.of(pages))
            .with("text", Tree.of(text)));
  }
}
