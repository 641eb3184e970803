package dev.astragal.env;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.learn.Environment;
import dev.astragal.runtime.learn.EnvironmentTerms;
import dev.astragal.runtime.learn.Tensors;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Recording;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What programs that learn may say, and what they get. */
class EnvSessionTest {
  @TempDir private Path folder;
  private final EnvSession session = new EnvSession(new TensorsShelf(), true);

  private Tree.Table say(String type, String data) {
    return session.answer(("{'type':'" + type + "','data':" + data + "}").replace('\'', '"'));
  }

  private Tree.Table data(String type, String data) {
    Tree.Table answer = say(type, data);
    assertThat(answer.get("type").orElseThrow().text()).as(answer.text()).isNotEqualTo("error");
    return (Tree.Table) answer.get("data").orElseThrow();
  }

  private String hash(int env) {
    return data("state", "{'env':" + env + "}").get("hash").orElseThrow().text();
  }

  @Test
  void theSameSeedAndChoicesAreTheSameGame() {
    for (int env = 0; env < 2; env++) {
      data("reset", "{'game':{'game':'pig'},'seed':'42','env':" + env + "}");
      for (int i = 0; i < 5; i++) data("step", "{'action':1,'env':" + env + "}");
    }
    assertThat(hash(0)).isEqualTo(hash(1));
    data("reset", "{'seed':'43','env':1}");
    assertThat(hash(0)).isNotEqualTo(hash(1));
  }

  @Test
  void aCopyGoesTheSameWayAndAForkWithOtherLuckAnother() {
    data("reset", "{'game':{'game':'pig','bots':['','random']},'seed':'42'}");
    data("fork", "{'into':1}");
    data("fork", "{'into':2,'luck':7}");
    for (int env = 0; env < 3; env++)
      for (int i = 0; i < 4; i++) say("step", "{'action':1,'env':" + env + "}");
    assertThat(hash(1)).isEqualTo(hash(0));
    assertThat(hash(2)).isNotEqualTo(hash(0));
  }

  @Test
  void anEpisodeIsAJournalThatReplaysToTheSameHashWhateverItsLuck() throws IOException {
    data("reset", "{'game':{'game':'delve','reward':'score'},'seed':'9'}");
    for (int i = 0; i < 10; i++) data("step", "{'action':" + i + "}");
    data("fork", "{'into':0,'luck':3}");
    Tree.Table last = data("step", "{'action':0}");
    for (int i = 1; last.get("outcome").isEmpty(); i++) last = data("step", "{'action':" + i + "}");
    Path file = folder.resolve("episode.jsonl");
    Files.writeString(file, data("journal", "{}").get("text").orElseThrow().text());
    Recording replayed = Recording.of(JournalReader.read(file));
    assertThat(replayed.divergence()).isEmpty();
    assertThat(hash(0)).endsWith(Long.toHexString(replayed.last().hash()));
  }

  @Test
  void aWonGameIsWorthOneToTheWinnerAndMinusOneToTheOther() {
    Tree.Table last = data("reset", "{'game':{'game':'pig'},'seed':'1'}");
    while (last.get("outcome").isEmpty()) last = data("step", "{'action':0}");
    assertThat(last.text()).contains("done: true");
    assertThat(Arrays.asList("[1, -1]", "[-1, 1]", "[0, 0]"))
        .contains(last.get("rewards").orElseThrow().text());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "step {'action':0}",
        "reset {'game':{'game':'nothing'}}",
        "reset {'game':{'game':'pig','seats':33}}",
        "reset {'game':{'game':'pig','bots':['x','y']}}",
        "reset {'env':5000}",
        "observe {'seat':0}",
        "go {}",
        "fly {}",
        "batch {}"
      })
  void whateverIsWrongIsAReason(String line) {
    String[] parts = line.split(" ", 2);
    Tree.Table answer = say(parts[0], parts[1]);
    assertThat(answer.get("type")).contains(Tree.of("error"));
    assertThat(session.open()).isTrue();
  }

  @Test
  void aSeedMayBeANumberAndAnEpisodeHaveANameOfItsOwnAsOpenEnvSendsThem() {
    data("reset", "{'game':{'game':'pig'},'seed':7,'episode_id':'first'}");
    Tree.Table named = data("state", "{}");
    data("reset", "{'seed':'7'}");
    Tree.Table unnamed = data("state", "{}");
    assertThat(named.get("episode_id")).contains(Tree.of("first"));
    assertThat(unnamed.get("episode_id")).contains(Tree.of("7"));
    assertThat(unnamed.get("hash")).isEqualTo(named.get("hash"));
    assertThat(say("reset", "{'seed':[7]}").text()).contains("a seed is a text or a whole number");
  }

  @Test
  void filesAreOnlyForProgramsOnTheSameMachine() {
    EnvSession remote = new EnvSession(new TensorsShelf(), false);
    Tree.Table answer =
        remote.answer(
            "{\"type\":\"batch\",\"data\":{\"game\":{\"game\":\"pig\"},\"file\":\"/tmp/x\","
                + "\"count\":1,\"seed\":\"1\"}}");
    assertThat(answer.text()).contains("error", "same machine");
    Tree.Table network =
        remote.answer(
            "{\"type\":\"reset\",\"data\":{\"game\":{\"game\":\"pig\",\"bots\":[\"\",\"onnx:x\"]}}}");
    assertThat(network.text()).contains("error", "same machine");
  }

  @Test
  void aBatchPlaysInSharedMemoryAndBeginsAnewByItself() throws IOException {
    Path file = folder.resolve("batch");
    Tree.Table layout =
        data(
            "batch",
            "{'game':{'game':'pig'},'file':'" + file + "','count':8,'seed':'5','threads':2}");
    int masks = (int) ((Tree.Whole) layout.get("masks").orElseThrow()).value();
    int over = (int) ((Tree.Whole) layout.get("over").orElseThrow()).value();
    int ended = 0;
    try (FileChannel channel = FileChannel.open(file)) {
      for (int i = 0; i < 3_000; i++) {
        data("go", "{}");
        ByteBuffer seen =
            channel
                .map(FileChannel.MapMode.READ_ONLY, 0, channel.size())
                .order(ByteOrder.LITTLE_ENDIAN);
        for (int env = 0; env < 8; env++) {
          boolean finished = seen.get(over + env) != 0;
          if (finished) ended++;
          assertThat(seen.get(masks + 2 * env)).isEqualTo((byte) (finished ? 0 : 1));
        }
      }
    }
    // Everybody always holds, and nobody ever wins.
    assertThat(ended).isZero();
    session.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"pig", "delve", "regrets"})
  void sizesAndMeaningsFollowFromTheSetUpAlone(String game) {
    int seats = game.equals("delve") ? 1 : 2;
    Tensors one = Tensors.of(RunSpec.of(game, Seed.of(1), seats));
    Tensors other = Tensors.of(RunSpec.of(game, Seed.of(2), seats));
    assertThat(one.observed()).isEqualTo(other.observed()).hasSize(one.observation());
    assertThat(one.choices()).isEqualTo(other.choices()).hasSize(one.actions());
  }

  @Test
  void whereTimeRunsALearnerMayCommandAfterEveryTick() throws IOException {
    String game = "{'game':'delve','ticks':1}";
    Tree.Table space = data("space", game);
    int waiting = (int) ((Tree.Whole) space.get("actions").orElseThrow()).value() - 1;
    Tree.Table now = data("reset", "{'game':" + game + ",'seed':'9'}");
    data("fork", "{'into':1}");
    int commands = 0;
    for (int i = 0; i < 200 && now.get("outcome").isEmpty(); i++) {
      String choices = now.get("observation").orElseThrow().text();
      boolean running = choices.matches("(?s).*\\b" + waiting + "\\]?[,}\\]].*");
      boolean command = running && i % 7 == 0;
      if (command) commands++;
      now = data("step", "{'action':" + (command ? 0 : waiting) + "}");
      data("step", "{'env':1,'action':" + (command ? 0 : waiting) + "}");
    }
    assertThat(commands).isPositive();
    assertThat(hash(1)).isEqualTo(hash(0));
    while (now.get("outcome").isEmpty()) now = data("step", "{'action':" + waiting + "}");
    assertThat(replayed(0)).isEqualTo(hash(0));
  }

  private String replayed(int env) throws IOException {
    Path file = folder.resolve("episode-" + env + ".jsonl");
    Files.writeString(
        file, data("journal", "{'env':" + env + "}").get("text").orElseThrow().text());
    Recording replayed = Recording.of(JournalReader.read(file));
    assertThat(replayed.divergence()).isEmpty();
    return Hashes.text(replayed.last().hash());
  }

  /** In pig: who rolled three and then five sees what who rolled five and then three sees. */
  @Test
  void pastsThatDifferAreRecalledDifferentlyThoughTheSeatSeesTheSame() {
    Map<List<Float>, List<Float>> known = new HashMap<>();
    Tensors tensors = Tensors.of(RunSpec.of("pig", Seed.of(1), 2));
    int different = 0;
    for (int seed = 0; seed < 60; seed++) {
      Environment game = recalling(tensors);
      game.reset(Seed.of(seed));
      game.step(1);
      game.step(1);
      List<Float> seen = seen(tensors, game);
      List<Float> recalled = recalled(tensors, game);
      List<Float> before = known.putIfAbsent(seen, recalled);
      if (before != null && !before.equals(recalled)) different++;
      assertThat(recalled(tensors, game.fork(new Fork.SameLuck()))).isEqualTo(recalled);
    }
    assertThat(different).isPositive();
  }

  @Test
  void whatIsTooLongAgoToBeKeptStillMakesADifference() {
    Tensors tensors = Tensors.of(RunSpec.of("pig", Seed.of(1), 2));
    Environment one = recalling(tensors);
    one.reset(Seed.of(1));
    Environment other = recalling(tensors);
    other.reset(Seed.of(1));
    // Holding and rolling: both come to the same screens again, the first by another choice.
    for (int i = 0; i < 2 * tensors.moments(); i++) {
      one.step(0);
      other.step(i == 0 ? 1 : 0);
    }
    assertThat(recalled(tensors, one)).isNotEqualTo(recalled(tensors, other));
    assertThat(recalled(tensors, one)).hasSize(tensors.information());
  }

  private static Environment recalling(Tensors tensors) {
    return tensors.environment(
        new EnvironmentTerms(List.of(), EnvironmentTerms.Reward.OUTCOME, Map.of(), true));
  }

  private static List<Float> listed(float[] numbers) {
    List<Float> all = new ArrayList<>();
    for (float number : numbers) all.add(number);
    return all;
  }

  private static List<Float> seen(Tensors tensors, Environment game) {
    float[] seen = new float[tensors.observation()];
    game.observe(game.asked(), seen, 0);
    return listed(seen);
  }

  private static List<Float> recalled(Tensors tensors, Environment game) {
    float[] all = new float[tensors.information()];
    game.recall(game.asked(), all, 0);
    return listed(all);
  }

  @Test
  void shapedRewardsComeOnTheWay() {
    Tensors tensors = Tensors.of(RunSpec.of("delve", Seed.of(1), 1));
    Environment game =
        tensors.environment(
            new EnvironmentTerms(
                List.of(), EnvironmentTerms.Reward.SCORE, Map.of("clock", 0.5), false));
    game.reset(Seed.of(3));
    double shaped = 0;
    while (game.asked().plays() && shaped == 0) {
      game.step(0);
      if (game.asked().plays()) shaped = game.reward(Seat.first());
    }
    assertThat(shaped).isPositive();
  }
}
