package dev.astragal.simulation;

import java.util.List;

/**
 * A mistake somebody could make in the code.
 *
 * @param file below {@code src/main/java/dev/astragal} of its module
 */
record PlantedFault(String name, String module, String file, List<Change> changes) {
  /** A place in the file, which must be there once, and what stands there instead. */
  record Change(String from, String to) {}

  private static final String RUNTIME = "runtime";
  private static final String WEB = "interface/web";
  private static final String WRITER = "runtime/journal/JournalWriter.java";
  private static final String COMMON_LOG = "runtime/journal/CommonLog.java";
  private static final String FILE_MATCH = "runtime/store/FileMatch.java";
  private static final String SESSION = "runtime/session/Session.java";
  private static final String WINDOW = "runtime/bus/SendWindow.java";
  private static final String INBOX = "runtime/bus/Inbox.java";
  private static final String OUTBOX = "runtime/outbox/Outbox.java";
  private static final String CONNECTION = "web/socket/Connection.java";

  private static PlantedFault of(String name, String module, String file, String... pairs) {
    List<Change> changes = new java.util.ArrayList<>();
    for (int i = 0; i < pairs.length; i += 2) changes.add(new Change(pairs[i], pairs[i + 1]));
    return new PlantedFault(name, module, file, changes);
  }

  static List<PlantedFault> all() {
    return List.of(
        of(
            "a line is not forced to disk",
            RUNTIME,
            WRITER,
            "    forcing.force(file, channel, length, line);\n    length",
            "    length"),
        of(
            "the log that lines are forced together in is not forced",
            RUNTIME,
            COMMON_LOG,
            "      log.channel.force(false);\n    } catch",
            "    } catch"),
        of(
            "a line that is forced by itself is not",
            RUNTIME,
            COMMON_LOG,
            "      channel.force(false);\n    } finally",
            "    } finally"),
        of(
            "what is refused stays in the log",
            RUNTIME,
            COMMON_LOG,
            "    log.channel.truncate(log.length);\n",
            ""),
        of(
            "what a power cut took from a journal is not put back",
            RUNTIME,
            "runtime/journal/CommonLogs.java",
            "      if (same >= 0) {",
            "      if (same < -1) {"),
        of(
            "what is cut off of a refused line is not forced",
            RUNTIME,
            WRITER,
            "    channel.force(false);\n    unclean",
            "    unclean"),
        of(
            "a line is cut off once or never",
            RUNTIME,
            WRITER,
            "      if (unclean) cutBack();\n      requireOurs",
            "      requireOurs"),
        of(
            "half a line stays where the disk is full",
            RUNTIME,
            WRITER,
            "    channel.truncate(length);\n",
            ""),
        of(
            "the chain goes on from a line that was not written",
            RUNTIME,
            WRITER,
            "      unclean = true;\n",
            "      unclean = true;\n      lines.kept(next);\n"),
        of(
            "a torn tail is not cut off",
            RUNTIME,
            WRITER,
            "    channel.truncate(read.soundLength());\n    channel.position(read.soundLength());",
            "    channel.position(read.length());"),
        of(
            "what is said about a match is not forced",
            RUNTIME,
            FILE_MATCH,
            "replace(file, text, Disk::force);",
            "replace(file, text, fresh -> {});"),
        of(
            "the new name of what is said is not forced",
            RUNTIME,
            FILE_MATCH,
            "      Disk.forceName(file);",
            "      if (text.isEmpty()) throw new IOException();"),
        of(
            "what is said about a match is written over",
            RUNTIME,
            FILE_MATCH,
            "      Path fresh = beside(file, \".new\");",
            "      Path fresh = file;"),
        of(
            "the lease of a match is not taken",
            RUNTIME,
            "runtime/store/LockFile.java",
            "Files.isDirectory(folder) ? Optional.of(take(folder, id)) : Optional.empty()",
            "Optional.empty()"),
        of(
            "the lease of another server is not respected",
            RUNTIME,
            "runtime/store/LockFile.java",
            "taken = channel.tryLock() != null;",
            "taken = channel.tryLock() != null || true;"),
        of(
            "a lease stays where a match could not be opened",
            RUNTIME,
            FILE_MATCH,
            "      lease.ifPresent(LockFile::close);\n      throw e;",
            "      throw e;"),
        of(
            "a state goes on before its line is written",
            RUNTIME,
            SESSION,
            "    write(\n        new JournalLine.Input(",
            "    run = applied.next();\n    write(\n        new JournalLine.Input("),
        of(
            "listeners are told before the disk",
            RUNTIME,
            SESSION,
            "    List<JournalLine.TimedEvent> events = new ArrayList<>(unwritten);",
            """
            testimony.seen(applied.next().tick(), applied.events());
            testimony.certain(sequence + 1);
            List<JournalLine.TimedEvent> events = new ArrayList<>(unwritten);""",
            "    testimony.seen(run.tick(), applied.events());\n    testimony.certain(sequence);\n",
            ""),
        of(
            "what was taken back is not in the journal",
            RUNTIME,
            SESSION,
            "    write(new JournalLine.Undo(sequence + 1, to));\n",
            ""),
        of(
            "messages are numbered anew after a restart",
            RUNTIME,
            OUTBOX,
            "    this.noted = confirmedBefore;",
            "    this.noted = confirmedBefore;\n    this.position = confirmedBefore;"),
        of(
            "what was sent counts as confirmed",
            RUNTIME,
            OUTBOX,
            "    if (position > confirmedBefore) sender.send(event);",
            "    if (position > confirmedBefore) sender.send(event);\n"
                + "    confirmed = position;\n    note();"),
        of(
            "what was not confirmed is not sent again",
            RUNTIME,
            WINDOW,
            "    next = head;",
            "    next = Math.max(head, next);"),
        of(
            "what an old channel says is believed",
            RUNTIME,
            WINDOW,
            "    if (channel != generation || broken) return certain;",
            "    if (broken) return certain;"),
        of(
            "the first event of a run does not go alone",
            RUNTIME,
            WINDOW,
            "sent < allowed && !first(head) && !first(next)",
            "sent < allowed || first(head)"),
        of(
            "a consumer acts on a repeat",
            RUNTIME,
            INBOX,
            "Verdict.REPEAT : Verdict.EARLY",
            "Verdict.NEW : Verdict.EARLY"),
        of(
            "a consumer acts on what comes early",
            RUNTIME,
            INBOX,
            "Verdict.REPEAT : Verdict.EARLY",
            "Verdict.REPEAT : Verdict.NEW"),
        of(
            "a consumer forgets what it has done when it ends",
            RUNTIME,
            INBOX,
            "      if (Files.exists(path)) Files.readAllLines(path).forEach(this::recall);\n",
            ""),
        of(
            "somebody is shown the first seat's view",
            WEB,
            CONNECTION,
            "outbox.follow(wanted, seat, language,",
            "outbox.follow(wanted, Seat.first(), language,"),
        of(
            "a token opens another seat",
            WEB,
            "web/match/Viewers.java",
            "found = Optional.of(Seat.of(seat));",
            "found = Optional.of(Seat.of(seat == 0 ? 0 : seat - 1));"),
        of(
            "an answer is acknowledged before it is written",
            WEB,
            CONNECTION,
            "          sockets.vitals().moved(() -> joined.answer(seat, prompt, choice));",
            """
            {
              joined.check(seat, prompt, choice);
              sockets.machine().start(() -> joined.answer(seat, prompt, choice));
              yield joined.sequence();
            }"""),
        of(
            "what is said is acknowledged and never written",
            WEB,
            "web/match/Company.java",
            "    describe(about.saying(seat, line, machine.now()));",
            "    about = about.saying(seat, line, machine.now());"),
        of(
            "a match is opened twice",
            WEB,
            "web/match/Matches.java",
            "open.compute(id, (_, now) -> stillOpen(now) ? now : reopened(id))",
            "open.compute(id, (_, now) -> reopened(id))",
            "    if (already.isPresent()) return already.get();\n    String id = stored.known(asked).orElseThrow(Matches::unknown);\n    makeRoom();\n    LiveMatch opened = open",
            "    String id = stored.known(asked).orElseThrow(Matches::unknown);\n    makeRoom();\n    LiveMatch opened = open"),
        of(
            "a bot whose move was not saved never moves again",
            WEB,
            "web/match/Progress.java",
            "      return OptionalInt.of(AGAIN_MILLIS);",
            "      return OptionalInt.empty();"));
  }
}
