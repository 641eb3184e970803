package dev.astragal.web.match;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Seat;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.content.SetupWords;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Ending;
import dev.astragal.runtime.table.HallOfFame;
import dev.astragal.runtime.table.HallOfFame.Entry;
import dev.astragal.runtime.table.HallOfFame.Proven;
import dev.astragal.web.message.FameInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The hall of fame of a server: the listed matches that people finished, each replayed once before
 * it is shown. Whoever chose the seed may have known the future, and is left out.
 */
public final class Fame {
  private static final int LISTED_MAX = 10;
  private static final int HALLS_MAX = 12;

  private final StoredMatches stored;
  private final Map<String, Optional<Proven>> proven = new ConcurrentHashMap<>();

  public Fame(StoredMatches stored) {
    this.stored = stored;
  }

  /** What counts as the same game. */
  private record Setup(int seats, List<String> words) {}

  /** The halls of a game, the one with the newest match first. */
  public FameInfo of(Game<?, ?, ?> game, String language) {
    Manifest manifest = game.manifest();
    SetupWords words = SetupWords.of(game, language);
    Map<Setup, List<Entry>> halls = new LinkedHashMap<>();
    Map<String, About> people = new LinkedHashMap<>();
    stored.newest().stream()
        .filter(match -> match.about().listed() && !match.about().seeded())
        .filter(match -> match.stored().spec().game().equals(manifest.id()))
        .filter(match -> stored.find(match.id()).flatMap(now -> now.stored().outcome()).isPresent())
        .limit(HallOfFame.REPLAYED_MAX)
        .forEach(
            match ->
                proof(match.id())
                    .ifPresent(
                        end -> {
                          people.put(match.id(), match.about());
                          halls
                              .computeIfAbsent(
                                  setup(manifest, words, end.spec()), _ -> new ArrayList<>())
                              .addAll(entries(match, end));
                        }));
    return new FameInfo(
        manifest.id(),
        manifest.title(),
        halls.entrySet().stream()
            .filter(hall -> !hall.getValue().isEmpty())
            .limit(HALLS_MAX)
            .map(
                hall ->
                    new FameInfo.Hall(
                        hall.getKey().words(),
                        hall.getKey().seats(),
                        HallOfFame.best(hall.getValue(), LISTED_MAX).stream()
                            .map(entry -> told(game, language, entry, people))
                            .toList()))
            .toList());
  }

  private Optional<Proven> proof(String id) {
    return proven.computeIfAbsent(id, _ -> HallOfFame.proven(() -> stored.store().read(id)));
  }

  /** One for everybody who is a person. */
  private static List<Entry> entries(StoredMatches.Entry match, Proven end) {
    List<Entry> all = new ArrayList<>();
    for (int seat = 0; seat < match.about().seats().size(); seat++)
      if (match.about().seats().get(seat) instanceof MatchSeat.Person(_, _, boolean agent)
          && !agent) all.add(new Entry(match.id(), end, Seat.of(seat), match.stored().changed()));
    return all;
  }

  private static FameInfo.Entry told(
      Game<?, ?, ?> game, String language, Entry entry, Map<String, About> people) {
    Messages plain = Messages.of(game, "", language);
    About about = Optional.ofNullable(people.get(entry.run())).orElseThrow();
    List<String> names = about.seating().names(plain);
    return new FameInfo.Entry(
        names.get(entry.seat().index()),
        entry.won(),
        entry.score(),
        entry
            .past()
            .renown()
            .map(plain.naming(names)::text)
            .orElseGet(() -> Ending.text(entry.outcome(), plain.naming(names))),
        entry.when().toString(),
        entry.run());
  }

  /** Usual overlays and answers go without saying. */
  private static Setup setup(Manifest manifest, SetupWords words, RunSpec spec) {
    List<String> said = new ArrayList<>();
    List<String> overlays = spec.overlays().stream().map(RunSpec.Overlay::name).toList();
    for (String overlay : overlays)
      if (!Proposal.usualOverlays(manifest).contains(overlay) && words.asks("policy." + overlay))
        said.add(words.label("policy." + overlay));
    for (String usual : Proposal.usualOverlays(manifest))
      if (!overlays.contains(usual)) said.add("− " + words.label("policy." + usual));
    for (Option option : manifest.options()) {
      String value = spec.options().getOrDefault(option.name(), option.fallback());
      if (value.equals(option.fallback()) || option.values().isEmpty()) continue;
      String key = "option." + option.name();
      said.add(words.label(key) + " " + words.label(key + "." + value));
    }
    return new Setup(spec.seats(), said);
  }
}
