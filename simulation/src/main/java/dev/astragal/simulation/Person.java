package dev.astragal.simulation;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.JsonTrees;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Somebody at a table, with a page that knows what it was told last. */
final class Person extends Program {
  private final int number;
  private final Promises promises;
  private final TraceHash trace;
  private String match = "";
  private String token = "";
  private int seat;
  private @Nullable Wire wire;
  private Optional<Tree> update = Optional.empty();
  private Optional<Attempt> last = Optional.empty();
  private final Map<Long, Attempt> sent = new HashMap<>();
  private final Map<Long, String> chats = new HashMap<>();
  private String epoch = "";
  private long known = -1;
  private long numbered;

  /** An answer that was sent. */
  record Attempt(String match, int seat, long prompt, String choice) {}

  Person(int number, Promises promises, TraceHash trace) {
    this.number = number;
    this.promises = promises;
    this.trace = trace;
    begin();
  }

  /** Has a seat from now on. */
  void owns(String id, int place, String secret) {
    match = id;
    seat = place;
    token = secret;
  }

  String match() {
    return match;
  }

  int seat() {
    return seat;
  }

  Optional<Wire> wire() {
    return Optional.ofNullable(wire);
  }

  /** Connects, and says what was heard last. */
  void sit(Server server) {
    if (wire != null) wire.cut();
    server
        .life()
        .ifPresent(
            life -> {
              sent.clear();
              chats.clear();
              numbered = 0;
              wire = server.connect(this, life);
              Tree.Table hello =
                  Tree.emptyTable()
                      .with("type", Tree.of("hello"))
                      .with("v", Tree.of(1))
                      .with("match", Tree.of(match))
                      .with("token", Tree.of(token));
              if (known >= 0)
                hello = hello.with("epoch", Tree.of(epoch)).with("since", Tree.of(known));
              wire.toServer(JsonTrees.write(hello));
            });
  }

  /** The question that was shown last, if there was one. */
  private Optional<Tree> asked() {
    return update.flatMap(TreePath.parse("prompt")::find).filter(Tree.Table.class::isInstance);
  }

  boolean isAsked() {
    return asked().isPresent() && wire != null;
  }

  void answer(int pick) {
    Optional<Tree> prompt = asked();
    if (prompt.isEmpty() || wire == null) return;
    List<Tree> choices =
        TreePath.parse("choices").find(prompt.get()).map(Person::items).orElse(List.of());
    if (choices.isEmpty()) return;
    Tree choice = TreePath.parse("choice").find(choices.get(pick % choices.size())).orElseThrow();
    send(new Attempt(match, seat, number(prompt.get(), "id"), JsonTrees.write(choice)));
  }

  void repeat() {
    if (wire != null) last.ifPresent(this::send);
  }

  private void send(Attempt attempt) {
    last = Optional.of(attempt);
    promises.sent(attempt);
    sent.put(++numbered, attempt);
    say(
        "{\"type\":\"answer\",\"id\":"
            + numbered
            + ",\"prompt\":"
            + attempt.prompt()
            + ",\"choice\":"
            + attempt.choice()
            + "}");
  }

  void chat() {
    if (wire == null) return;
    String text = "line " + promises.saidBy(number);
    say("{\"type\":\"chat\",\"id\":" + ++numbered + ",\"text\":\"" + text + "\"}");
    chats.put(numbered, text);
  }

  /** Asks to take back, or agrees to what somebody else asked. */
  void takeBack() {
    if (wire == null) return;
    Optional<Tree> asking = update.flatMap(TreePath.parse("takeBack.asked")::find);
    boolean others =
        asking
            .filter(who -> who instanceof Tree.Whole && !who.text().equals(seat + ""))
            .isPresent();
    if (others) say("{\"type\":\"agree\",\"id\":" + ++numbered + ",\"yes\":true}");
    else say("{\"type\":\"undo\",\"id\":" + ++numbered + "}");
  }

  private void say(String text) {
    if (wire != null) wire.toServer(text);
  }

  void lost(Wire broken) {
    if (broken.equals(wire)) wire = null;
  }

  /** Is gone; the server is not told. */
  void vanish() {
    if (wire == null) return;
    wire.vanish();
    wire = null;
  }

  void hears(Wire from, String text) {
    if (!from.equals(wire)) return;
    Tree message = JsonTrees.read(text, "a message");
    String type = text(message, "type");
    trace.note(number + " hears " + type + " " + text(message, "code") + text(message, "seq"));
    switch (type) {
      case "welcome" -> {
        if (!text(message, "epoch").equals(epoch)) known = -1;
        epoch = text(message, "epoch");
      }
      case "update" -> updated(message);
      case "ack" -> acknowledged(number(message, "id"));
      case "refused" -> refused(text(message, "id"));
      default -> {}
    }
  }

  private void updated(Tree message) {
    promises.shown(this, message);
    boolean anew = text(message, "resync").equals("true");
    long from = number(message, "from");
    if (!anew && known >= 0 && from > known + 1)
      throw new PromiseBroken(
          "whoever comes back is told what happened since",
          "told from " + from + " on, and knew " + known);
    known = number(message, "seq");
    update = Optional.of(message);
  }

  private void acknowledged(long id) {
    Attempt attempt = sent.remove(id);
    if (attempt != null) promises.acknowledged(attempt);
    String line = chats.remove(id);
    if (line != null) promises.acknowledgedChat(match, line);
  }

  private void refused(String id) {
    if (!id.matches("\\d+")) return;
    chats.remove(Long.parseLong(id));
    Attempt attempt = sent.remove(Long.parseLong(id));
    if (attempt != null) promises.refused(attempt);
  }

  @Override
  void ended() {
    throw new IllegalStateException("people do not end");
  }

  private static List<Tree> items(Tree tree) {
    return tree instanceof Tree.Rows rows ? rows.items() : List.of();
  }

  private static String text(Tree message, String path) {
    return TreePath.parse(path).find(message).map(Tree::text).orElse("");
  }

  private static long number(Tree message, String path) {
    return Long.parseLong(text(message, path));
  }
}
