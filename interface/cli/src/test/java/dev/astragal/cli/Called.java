package dev.astragal.cli;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.JsonTrees;
import java.io.PrintWriter;
import java.io.StringWriter;

/** What one command did. */
record Called(int code, String out, String err) {
  /** Runs a command inside this program. */
  static Called with(Object... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] texts = new String[args.length];
    for (int i = 0; i < args.length; i++) texts[i] = args[i].toString();
    int code = Main.run(texts, new PrintWriter(out, true), new PrintWriter(err, true));
    return new Called(code, out.toString(), err.toString());
  }

  /** A field of the one JSON object that was printed. */
  String field(String path) {
    return TreePath.parse(path).find(json()).map(Tree::text).orElse("(absent)");
  }

  Tree json() {
    return JsonTrees.read(out, "stdout");
  }
}
