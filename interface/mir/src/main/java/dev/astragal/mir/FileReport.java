package dev.astragal.mir;

import dev.astragal.cli.ExitCodes;
import java.io.PrintWriter;
import java.util.List;

/** One line per file that passed, and every fault of those that did not. */
final class FileReport {
  private final PrintWriter out;
  private int code = ExitCodes.OK;

  FileReport(PrintWriter out) {
    this.out = out;
  }

  void passed(Object file) {
    out.println("ok    " + file);
  }

  void failed(Object file, List<String> errors) {
    code = ExitCodes.CHECK_FAILED;
    out.println("FAIL  " + file);
    for (String error : errors) out.println("        " + error);
  }

  int exitCode() {
    return code;
  }
}
