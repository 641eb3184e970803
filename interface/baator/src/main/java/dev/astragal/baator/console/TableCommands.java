package dev.astragal.baator.console;

import dev.astragal.baator.session.Desk;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.runtime.content.ScreenText;
import dev.astragal.runtime.table.MarkdownExport;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.Told;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What any table offers: its log, taking back, and a copy of its past to go on with. */
final class TableCommands {
  private static final int LINES = 20;

  private final Answers answers;

  TableCommands(Answers answers) {
    this.answers = answers;
  }

  List<ConsoleCommand> commands() {
    return List.of(
        new ConsoleCommand("log", this::log),
        new ConsoleCommand("back", _ -> answers.takeBack()),
        new ConsoleCommand("save", List.of("step"), this::save),
        new ConsoleCommand(
            "note", words -> answers.to(new BaatorChoice.Note(words.rest(0, "TEXT")))),
        new ConsoleCommand(
            "secret", words -> answers.to(new BaatorChoice.Note(words.rest(0, "TEXT"), true))),
        new ConsoleCommand("view", this::view),
        new ConsoleCommand("export", this::export));
  }

  private List<String> log(Words words) {
    int most = words.size() == 0 ? LINES : words.number(0, "LINES");
    List<Told> spoken = answers.table().log(Desk.MASTER).stream().filter(Told::spoken).toList();
    return spoken.subList(Math.max(0, spoken.size() - Math.max(0, most)), spoken.size()).stream()
        .map(told -> String.format("%5d  %s", told.step(), answers.line(told)))
        .toList();
  }

  /** What a player sees and was told last. */
  private List<String> view(Words words) {
    int seat = words.number(0, "SEAT");
    Table table = answers.table();
    if (seat < 1 || seat > table.spec().seats())
      throw new MisreadException("no-seat", "seat", seat);
    Seat viewer = Seat.of(seat - 1);
    List<String> lines =
        new ArrayList<>(new ScreenText(table.messages()).lines(table.now().screen(viewer)));
    List<Told> told = table.log(viewer).stream().filter(Told::spoken).toList();
    for (Told line : told.subList(Math.max(0, told.size() - LINES), told.size()))
      lines.add("  " + answers.line(line));
    return lines;
  }

  private List<String> export(Words words) {
    Path file = Path.of(words.rest(0, "FILE"));
    Table table = answers.table();
    try {
      Files.writeString(
          file,
          MarkdownExport.of(table.recording(), Desk.MASTER, table.messages()),
          StandardOpenOption.CREATE_NEW);
    } catch (FileAlreadyExistsException e) {
      throw new MisreadException("exists", "file", file.toString());
    } catch (IOException e) {
      throw new MisreadException(
          "unwritable", "file", file.toString(), "why", String.valueOf(e.getMessage()));
    }
    return List.of(answers.say("exported", "file", file.toString()));
  }

  /** The session itself is on disk already, line by line. */
  private List<String> save(Words words) {
    Path file = Path.of(words.rest(0, "FILE"));
    Table table = answers.table();
    long last = table.now().step();
    long step = words.option("step").map(text -> (long) Words.number(text)).orElse(last);
    if (step < 0 || step > last) throw new MisreadException("no-step", "last", last);
    table
        .fork(
            step,
            new Fork.SameLuck(),
            table.seating(),
            Optional.of(Table.newFile(table.spec(), table.seating(), file)))
        .close();
    return List.of(answers.say("saved", "file", file.toString(), "step", step));
  }
}
