package dev.astragal.simulation;

import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** A world's seed and everything that happens to it. */
record Scenario(long seed, List<Happening> happenings) {
  static final int PEOPLE = 3;
  static final int SERVERS = 2;
  private static final int LENGTH_MIN = 10;
  private static final int LENGTH_MAX = 120;
  private static final int TROUBLES = 18;

  /** A few kinds of trouble at a time get further than a little of everything. */
  private static final int TOGETHER_MAX = 6;

  private static final Shape<Scenario> SHAPE = Shape.of(Scenario.class);

  Scenario {
    happenings = List.copyOf(happenings);
  }

  /** What the seed draws: mostly people who play, and now and then something that goes wrong. */
  static Scenario of(long seed) {
    SplittableRandom luck = new SplittableRandom(seed);
    List<Happening> happenings = new ArrayList<>();
    int length = luck.nextInt(LENGTH_MIN, LENGTH_MAX);
    int trouble = luck.nextInt(5, 60);
    int[] kinds = luck.ints(luck.nextInt(1, TOGETHER_MAX), 0, TROUBLES).toArray();
    for (int i = 0; i < length; i++)
      happenings.add(
          luck.nextInt(100) < trouble
              ? trouble(kinds[luck.nextInt(kinds.length)], luck)
              : play(luck));
    return new Scenario(seed, happenings);
  }

  private static Happening play(SplittableRandom luck) {
    int person = luck.nextInt(PEOPLE);
    return switch (luck.nextInt(13)) {
      case 0 -> new Happening.Sit(person, luck.nextInt(SERVERS));
      case 1 -> new Happening.Chat(person);
      case 2 -> new Happening.TakeBack(person);
      case 3 -> new Happening.Repeat(person);
      case 4 -> new Happening.Pass(luck.nextInt(1, 600));
      case 5 -> new Happening.Bots(luck.nextInt(SERVERS));
      case 6 -> new Happening.Start(luck.nextInt(SERVERS));
      default -> new Happening.Answer(person, luck.nextInt(64));
    };
  }

  private static Happening trouble(int kind, SplittableRandom luck) {
    int person = luck.nextInt(PEOPLE);
    int server = luck.nextInt(SERVERS);
    int deeds = luck.nextInt(luck.nextInt(1, 24));
    return switch (kind) {
      case 0 -> new Happening.Cut(person);
      case 1 -> luck.nextBoolean() ? new Happening.Stall(person) : new Happening.Flow(person);
      case 2 -> new Happening.Vanish(person);
      case 3 -> new Happening.Stop(server);
      case 4 -> new Happening.Kill(server, deeds);
      case 5 -> new Happening.PowerCut(deeds, luck.nextLong(Long.MAX_VALUE));
      case 6 -> new Happening.Fail(deeds, luck.nextInt(4) > 0 ? 1 : luck.nextInt(2, 6));
      case 7 -> new Happening.DiskFull(luck.nextBoolean());
      case 8 -> new Happening.Meanwhile(deeds, person, server);
      case 9 -> new Happening.Look(server);
      case 10 -> new Happening.Meddle(luck.nextInt(2));
      case 11 -> new Happening.SetClock(server, luck.nextInt(-100_000, 100_000));
      case 12 -> luck.nextBoolean() ? new Happening.BrokerAway(server) : anew(server, 0, luck);
      case 13 -> anew(server, deeds, luck);
      case 14 -> new Happening.Confirms(server, luck.nextBoolean());
      case 15 -> new Happening.Refuse(luck.nextInt(1, 4));
      case 16 -> new Happening.Redeliver(luck.nextInt(1, 6));
      default -> new Happening.ConsumerAnew();
    };
  }

  private static Happening anew(int server, int deeds, SplittableRandom luck) {
    return new Happening.BrokerAnew(server, deeds, luck.nextInt(6), luck.nextInt(1, 6));
  }

  Scenario with(List<Happening> others) {
    return new Scenario(seed, others);
  }

  /** As a file that anybody can let happen again. */
  void write(Path file) {
    try {
      Files.writeString(file, JsonTrees.write(SHAPE.tree(this)) + "\n");
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be written: " + e.getMessage());
    }
  }

  static Scenario read(Path file) {
    try {
      return SHAPE.read(JsonTrees.read(Files.readString(file), file.toString()));
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be read: " + e.getMessage());
    } catch (TreeException e) {
      throw new BadInputException(file + " is no scenario: " + e.getMessage());
    }
  }
}
