package dev.astragal.env;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.learn.Environment;
import dev.astragal.runtime.learn.EnvironmentTerms;
import dev.astragal.runtime.learn.Tensors;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.session.Outcomes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** The environments of one program, and what it may say to them. */
final class EnvSession implements AutoCloseable {
  private static final Shape<Message> MESSAGE = Shape.of(Message.class);
  private static final Shape<Message.Reset> RESET = Shape.of(Message.Reset.class);
  private static final Shape<Message.Step> STEP = Shape.of(Message.Step.class);
  private static final Shape<Message.Of> OF = Shape.of(Message.Of.class);
  private static final Shape<Message.Observe> OBSERVE = Shape.of(Message.Observe.class);
  private static final Shape<Message.Fork> FORK = Shape.of(Message.Fork.class);
  private static final Shape<Message.Batch> BATCH = Shape.of(Message.Batch.class);
  private static final Shape<Message.Game> GAME = Shape.of(Message.Game.class);

  private static final SecureRandom CHANCE = new SecureRandom();

  private final TensorsShelf shelf;

  /** Whether it may name files: only a program on this machine that started this one. */
  private final boolean trusted;

  private final Map<Long, Place> places = new HashMap<>();
  private Optional<Batch> batch = Optional.empty();
  private boolean open = true;

  /** One environment and what the program was told of it. */
  private static final class Place {
    final Tensors tensors;
    final EnvironmentTerms terms;
    final Environment game;
    String episode = "";
    long steps;

    Place(Tensors tensors, EnvironmentTerms terms, Environment game) {
      this.tensors = tensors;
      this.terms = terms;
      this.game = game;
    }
  }

  EnvSession(TensorsShelf shelf, boolean trusted) {
    this.shelf = shelf;
    this.trusted = trusted;
  }

  boolean open() {
    return open;
  }

  /** The answer to a line; whatever is wrong with it is a reason and nothing else. */
  Tree.Table answer(String line) {
    try {
      Message message = MESSAGE.readKnown(JsonTrees.read(line, "message"));
      return answer(message.type(), message.data().orElse(Tree.emptyTable()));
    } catch (BadInputException
        | TreeException
        | IllegalArgumentException
        | IllegalStateException e) {
      return Message.error(String.valueOf(e.getMessage()));
    }
  }

  private Tree.Table answer(String type, Tree data) {
    return switch (type) {
      case "go" -> {
        batch.orElseThrow(() -> new BadInputException("there is no batch")).go();
        yield Message.of("gone", Tree.emptyTable());
      }
      case "reset" -> reset(RESET.read(data));
      case "step" -> step(STEP.read(data));
      case "observe" -> observe(OBSERVE.read(data));
      case "state" -> state(OF.read(data));
      case "fork" -> fork(FORK.read(data));
      case "drop" -> drop(OF.read(data));
      case "journal" -> journal(OF.read(data));
      case "space" -> space(shelf.of(GAME.read(data).setup()));
      case "batch" -> batch(BATCH.read(data));
      case "close" -> {
        open = false;
        yield Message.of("closed", Tree.emptyTable());
      }
      default -> throw new BadInputException("there is no message '" + type + "'");
    };
  }

  private EnvironmentTerms terms(Message.Game asked) {
    if (!trusted && asked.bots().stream().anyMatch(Players::ofFile))
      throw new BadInputException("files are for programs on the same machine");
    Map<String, Double> shaping = new LinkedHashMap<>();
    asked
        .shaping()
        .forEach((name, worth) -> shaping.put(name, new BigDecimal(worth).doubleValue()));
    return new EnvironmentTerms(
        asked.bots(),
        EnvironmentTerms.Reward.valueOf(asked.reward().orElse("outcome").toUpperCase(Locale.ROOT)),
        shaping,
        asked.recall().orElse(false));
  }

  private static Tree.Table space(Tensors tensors) {
    return Message.of(
        "space",
        Tree.emptyTable()
            .with("seats", Tree.of(tensors.seats()))
            .with("observation", Tree.of(tensors.observation()))
            .with("actions", Tree.of(tensors.actions()))
            .with("information", Tree.of(tensors.information()))
            .with("meaning", Tree.of(tensors.meaning())));
  }

  private Place at(OptionalLong env) {
    Place place = places.get(env.orElse(0));
    if (place == null) throw new BadInputException("reset environment " + env.orElse(0) + " first");
    return place;
  }

  private Tree.Table reset(Message.Reset reset) {
    long env = reset.env().orElse(0);
    if (reset.game().isPresent()) {
      EnvironmentTerms terms = terms(reset.game().get());
      Place known = places.get(env);
      Tensors tensors = shelf.of(reset.game().get().setup());
      if (known == null || !known.tensors.equals(tensors) || !known.terms.equals(terms))
        places.put(env, new Place(tensors, terms, tensors.environment(terms)));
    }
    Place place = at(OptionalLong.of(env));
    Seed seed =
        reset
            .seed()
            .map(EnvSession::seed)
            .orElseGet(() -> Seed.of(CHANCE.nextInt(Integer.MAX_VALUE)));
    place.game.reset(seed);
    place.episode = reset.episode().orElse(seed.text());
    place.steps = 0;
    return observation(place, place.game.asked(), true);
  }

  /** Programs of OpenEnv send numbers. */
  private static Seed seed(Tree told) {
    return switch (told) {
      case Tree.Text(String text, _) -> new Seed(text);
      case Tree.Whole(long number, _) -> Seed.of(number);
      default -> throw new BadInputException("a seed is a text or a whole number");
    };
  }

  private Tree.Table step(Message.Step step) {
    Place place = at(step.env());
    Seat acting = place.game.asked();
    boolean legal = place.game.step(step.action());
    place.steps++;
    return observation(place, place.game.asked().plays() ? place.game.asked() : acting, legal);
  }

  private Tree.Table observe(Message.Observe observe) {
    Place place = at(observe.env());
    if (observe.seat() < 0 || observe.seat() >= place.tensors.seats())
      throw new BadInputException("there is no seat " + observe.seat());
    return observation(place, Seat.of(observe.seat()), true);
  }

  private Tree.Table observation(Place place, Seat viewer, boolean legal) {
    Tensors tensors = place.tensors;
    float[] numbers = new float[tensors.observation()];
    place.game.observe(viewer, numbers, 0);
    byte[] mask = new byte[tensors.actions()];
    if (viewer.equals(place.game.asked())) place.game.mask(mask, 0);
    List<Tree> choices = new ArrayList<>();
    for (int i = 0; i < mask.length; i++) if (mask[i] != 0) choices.add(Tree.of(i));
    List<Tree> rewards = new ArrayList<>();
    for (int seat = 0; seat < tensors.seats(); seat++)
      rewards.add(decimal(place.game.reward(Seat.of(seat))));
    Optional<Outcome> outcome = place.game.outcome();
    Tree.Table seen =
        Tree.emptyTable()
            .with("seat", Tree.of(viewer.index()))
            .with("asked", Tree.of(place.game.asked().index()))
            .with("tensor", base64(numbers))
            .with("choices", Tree.of(choices));
    if (place.terms.recall() && viewer.plays()) {
      float[] all = new float[tensors.information()];
      place.game.recall(viewer, all, 0);
      seen = seen.with("information", base64(all));
    }
    Tree.Table data =
        Tree.emptyTable()
            .with("observation", seen)
            .with("reward", viewer.plays() ? rewards.get(viewer.index()) : Tree.of(0))
            .with("rewards", Tree.of(rewards))
            .with("legal", Tree.of(legal))
            .with("done", Tree.of(outcome.isPresent()));
    return Message.of(
        "observation",
        outcome.isPresent() ? data.with("outcome", Outcomes.tree(outcome.get())) : data);
  }

  private static Tree base64(float[] numbers) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asFloatBuffer().put(numbers);
    return Tree.of(Base64.getEncoder().encodeToString(bytes.array()));
  }

  private static Tree decimal(double value) {
    return value == Math.rint(value)
        ? Tree.of((long) value)
        : new Tree.Decimal(BigDecimal.valueOf(value), Mark.NONE);
  }

  private Tree.Table state(Message.Of of) {
    Place place = at(of.env());
    return Message.of(
        "state",
        Tree.emptyTable()
            .with("episode_id", Tree.of(place.episode))
            .with("step_count", Tree.of(place.steps))
            .with("inputs", Tree.of(place.game.inputs()))
            .with("hash", Tree.of(Hashes.text(place.game.hash()))));
  }

  private Tree.Table fork(Message.Fork fork) {
    Place place = at(fork.env());
    Fork luck =
        fork.luck().isPresent() ? new Fork.NewLuck(fork.luck().getAsLong()) : new Fork.SameLuck();
    Place forked = new Place(place.tensors, place.terms, place.game.fork(luck));
    forked.steps = place.steps;
    forked.episode = place.episode;
    places.put(fork.into(), forked);
    return Message.of("forked", Tree.emptyTable().with("env", Tree.of(fork.into())));
  }

  private Tree.Table drop(Message.Of of) {
    places.remove(of.env().orElse(0));
    return Message.of("dropped", Tree.emptyTable());
  }

  private Tree.Table journal(Message.Of of) {
    try {
      Path folder = Files.createTempDirectory("astragal-episode");
      Path file = folder.resolve("episode.jsonl");
      try {
        at(of.env()).game.save(file);
        return Message.of(
            "journal", Tree.emptyTable().with("text", Tree.of(Files.readString(file))));
      } finally {
        Files.deleteIfExists(file);
        Files.deleteIfExists(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Tree.Table batch(Message.Batch asked) {
    if (!trusted) throw new BadInputException("batches are for programs on the same machine");
    batch.ifPresent(Batch::close);
    Tensors tensors = shelf.of(asked.game().setup());
    Batch made =
        new Batch(
            tensors,
            terms(asked.game()),
            Path.of(asked.file()),
            asked.count(),
            new Seed(asked.seed()),
            (int) asked.threads().orElse(Runtime.getRuntime().availableProcessors()));
    batch = Optional.of(made);
    return Message.of("batch", made.layout());
  }

  @Override
  public void close() {
    batch.ifPresent(Batch::close);
    places.clear();
  }
}
