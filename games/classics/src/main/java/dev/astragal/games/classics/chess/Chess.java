package dev.astragal.games.classics.chess;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Chess, with draws by repetition, by fifty quiet moves and by too few men. */
public final class Chess implements SimpleGame<Chess.Game, Move, Move> {
  private static final int QUIET_MAX = 100;
  private static final int REPEATED = 3;
  private static final int[] WORTH = {0, 1, 3, 3, 5, 9, 0};

  /** A position and those since the last move that cannot be taken back, for repetitions. */
  public record Game(Position position, List<Position> before) {}

  @Override
  public Manifest manifest() {
    return Manifest.of("chess", "Chess").seats(2).limits(20_000, 0).bots("greedy");
  }

  @Override
  public Game begin(int seats) {
    return new Game(Position.start(), List.of());
  }

  @Override
  public Status<Move> status(Game game) {
    Position position = game.position;
    List<Move> moves = Moves.legal(position);
    if (moves.isEmpty())
      return Moves.check(position)
          ? Status.won(Seat.of(position.white() ? 1 : 0))
          : Status.finished(Outcome.ended("stalemate"));
    if (position.quiet() >= QUIET_MAX) return Status.finished(Outcome.ended("quiet"));
    if (repeated(game)) return Status.finished(Outcome.ended("repetition"));
    if (tooFew(position.men())) return Status.finished(Outcome.ended("bare"));
    return Status.awaiting(Seat.of(position.white() ? 0 : 1), "move", Choices.of(moves));
  }

  private static boolean repeated(Game game) {
    Position now = game.position.recurring();
    int times = 1;
    for (Position earlier : game.before) if (earlier.equals(now)) times++;
    return times >= REPEATED;
  }

  /** Two kings with at most one bishop or knight between them. */
  private static boolean tooFew(Ints men) {
    int light = 0;
    for (int square = 0; square < men.size(); square++) {
      int man = men.get(square);
      if (man == Piece.NONE || Piece.is(man, Piece.KING)) continue;
      if (!Piece.is(man, Piece.BISHOP) && !Piece.is(man, Piece.KNIGHT)) return false;
      light++;
    }
    return light < 2;
  }

  @Override
  public void choose(Game game, Move move, Turn<Game, Move> turn) {
    turn.emit(move);
  }

  @Override
  public Game evolve(Game game, Move move) {
    Position after = game.position.after(move);
    if (after.quiet() == 0) return new Game(after, List.of());
    List<Position> before = new ArrayList<>(game.before);
    before.add(game.position.recurring());
    return new Game(after, List.copyOf(before));
  }

  @Override
  public Screen present(Game game, Seat viewer) {
    return screen(game, -1, -1);
  }

  @Override
  public Screen preview(Game game, Move move, Seat viewer) {
    return screen(game, move.from(), move.to());
  }

  private static Screen screen(Game game, int from, int to) {
    Position position = game.position;
    Msg side = Msg.of(position.white() ? "white" : "black");
    Panel board =
        Panel.grid(
            "board",
            8,
            8,
            square ->
                square == from || square == to
                    ? cell(position, square).highlighted()
                    : cell(position, square));
    return Screen.of(
        board,
        Panel.line("turn", turn(position), "who", Seat.of(position.white() ? 0 : 1), "side", side));
  }

  private static String turn(Position position) {
    boolean check = Moves.check(position);
    if (Moves.legal(position).isEmpty()) return check ? "mated" : "stuck";
    return check ? "to-move-check" : "to-move";
  }

  private static Cell cell(Position position, int square) {
    int man = position.men().get(square);
    Cell shown =
        man == Piece.NONE
            ? Cell.of((square / 8 + square % 8) % 2 == 0 ? '.' : ':', Ink.FAINT)
            : Cell.of(Piece.letter(man), man > 0 ? Ink.FIRST : Ink.SECOND);
    return shown.showing(thing(man, square));
  }

  private static Thing thing(int man, int square) {
    String name = Position.name(square);
    if (man == Piece.NONE)
      return new Thing(name, Msg.of("square", "square", name), Msg.of("help.square"));
    return new Thing(
        name,
        Msg.of(man > 0 ? "white-man" : "black-man", "man", Piece.kind(man), "square", name),
        Msg.of("help." + Piece.kind(man)));
  }

  @Override
  public Wording word(Game game, Move move, Seat viewer) {
    return Wording.of(said(game.position, move))
        .in("group.man", "man", man(game, move), "square", Position.name(move.from()))
        .about(Position.name(move.from()), Position.name(move.to()));
  }

  @Override
  public Telling tell(Game before, Event event, Seat viewer) {
    if (!(event instanceof Move move)) return Telling.of(event);
    return Telling.of("event.Move", "move", said(before.position, move))
        .about(Position.name(move.from()), Position.name(move.to()));
  }

  private static Piece man(Game game, Move move) {
    return Piece.kind(game.position.men().get(move.from()));
  }

  private static Msg said(Position position, Move move) {
    int man = position.men().get(move.from());
    String from = Position.name(move.from());
    String to = Position.name(move.to());
    if (Piece.is(man, Piece.KING) && Math.abs(move.to() - move.from()) == 2)
      return Msg.of(move.to() > move.from() ? "move.castle-short" : "move.castle-long");
    boolean passing = Piece.is(man, Piece.PAWN) && move.to() == position.passed();
    int taken = position.men().get(move.to());
    boolean takes = passing || taken != Piece.NONE;
    Piece prey = passing ? Piece.PAWN : takes ? Piece.kind(taken) : Piece.PAWN;
    String key = takes ? "move.takes" : "move.goes";
    if (move.promotion() > 0)
      return Msg.of(
          key + "-promotes",
          "from",
          from,
          "to",
          to,
          "prey",
          prey,
          "man",
          Piece.kind(move.promotion()));
    return Msg.of(key, "man", Piece.kind(man), "from", from, "to", to, "prey", prey);
  }

  @Override
  public Optional<Msg> name(String field, int place, long value) {
    return switch (field) {
      case "position.men", "before.men" ->
          Optional.of((int) value)
              .filter(man -> man != Piece.NONE)
              .map(man -> thing(man, place).name());
      case "position.passed", "before.passed" ->
          Optional.of((int) value)
              .filter(square -> square != Position.NOWHERE)
              .map(square -> thing(Piece.NONE, square).name());
      default -> Optional.empty();
    };
  }

  @Override
  public List<Msg> reckoning(Game end, List<Move> past) {
    Position position = end.position;
    List<Msg> lines = new ArrayList<>();
    if (Moves.check(position))
      lines.add(
          Msg.of(
              "reckoning.mate",
              "side",
              Msg.of(position.white() ? "white" : "black"),
              "square",
              Position.name(square(position.men(), Piece.KING.of(position.colour())))));
    lines.add(Msg.of("reckoning.moves", "count", (past.size() + 1) / 2));
    for (int colour : new int[] {1, -1}) lines.add(left(position.men(), colour));
    return lines;
  }

  private static int square(Ints men, int man) {
    int square = 0;
    while (men.get(square) != man) square++;
    return square;
  }

  /** What a side has left, and what that is worth beside the king. */
  private static Msg left(Ints men, int colour) {
    List<Msg> kinds = new ArrayList<>();
    int worth = 0;
    for (Piece kind : List.of(Piece.QUEEN, Piece.ROOK, Piece.BISHOP, Piece.KNIGHT, Piece.PAWN)) {
      int count = men.count(kind.of(colour));
      worth += count * WORTH[kind.of(1)];
      if (count > 0) kinds.add(Msg.of("reckoning.men", "count", count, "man", kind));
    }
    return Msg.of(
        kinds.isEmpty() ? "reckoning.bare" : "reckoning.left",
        "side",
        Msg.of(colour > 0 ? "white" : "black"),
        "men",
        kinds,
        "worth",
        worth);
  }

  @Override
  public List<Bot<Game, Move>> bots() {
    return List.of(
        Bot.of("greedy", (game, seat, prompt, rng) -> greedy(game, prompt.choices(seat), rng)));
  }

  /** Mates where it can, and otherwise takes what brings most after the best answer. */
  private static Move greedy(Game game, Choices<Move> moves, Rng rng) {
    Move best = moves.get(0);
    int most = Integer.MIN_VALUE;
    int start = rng.below(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get((start + i) % moves.size());
      int value = value(game.position, move);
      if (value > most) {
        most = value;
        best = move;
      }
    }
    return best;
  }

  private static int value(Position position, Move move) {
    Position after = position.after(move);
    List<Move> answers = Moves.legal(after);
    if (answers.isEmpty()) return Moves.check(after) ? 1_000 : -50;
    int worst = 0;
    for (Move answer : answers) worst = Math.max(worst, gain(after, answer));
    return gain(position, move) - worst;
  }

  private static int gain(Position position, Move move) {
    int taken = WORTH[Math.abs(position.men().get(move.to()))];
    return taken + (move.promotion() == 0 ? 0 : WORTH[move.promotion()] - 1);
  }
}
