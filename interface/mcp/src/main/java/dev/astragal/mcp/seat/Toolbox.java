package dev.astragal.mcp.seat;

import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import java.util.ArrayList;
import java.util.List;

/** All tools, and the one way to call them: whatever goes wrong is a reason and nothing else. */
public final class Toolbox {
  private static final int REASON_MAX = 1_000;

  private final List<Tool<?>> tools;

  private Toolbox(List<Tool<?>> tools) {
    this.tools = List.copyOf(tools);
  }

  /** For playing, and for studying where the terms allow it. */
  public static Toolbox of(AgentMatches matches) {
    List<Tool<?>> tools = new ArrayList<>(new GameTools(matches).all());
    tools.addAll(new PlayTools(matches).all());
    if (matches.terms().design()) tools.addAll(new DesignTools(matches).all());
    return new Toolbox(tools);
  }

  public List<Tool<?>> all() {
    return tools;
  }

  /** What to do first, for whoever has never been here. */
  public String instructions() {
    return "Games to play and to study. Call 'games', then 'begin' to take a seat beside bots; every"
        + " reply shows what your seat may see and what you are asked. Answer with 'answer', quoting"
        + " the prompt. 'consider' says whether a choice is legal, what it costs and its odds;"
        + " 'explain' what a thing on the screen is; 'rules' how the game goes. A match is kept:"
        + " 'matches' lists yours, 'resume' goes on.";
  }

  /** Carries out a call with its arguments as JSON. */
  public Answer call(String name, String arguments, Tool.Progress progress) {
    for (Tool<?> tool : tools) if (tool.name().equals(name)) return call(tool, arguments, progress);
    return Answer.refused("UNKNOWN_TOOL", "there is no tool '" + shortened(name) + "'");
  }

  private static Answer call(Tool<?> tool, String arguments, Tool.Progress progress) {
    try {
      return tool.call(JsonTrees.read(arguments, tool.name()), progress);
    } catch (BadInputException | TreeException | IllegalArgumentException e) {
      return Answer.refused("BAD_INPUT", reason(e));
    } catch (RuntimeException e) {
      return Answer.refused(
          "FAULT",
          "a fault in the program or the game: " + e.getClass().getSimpleName() + ": " + reason(e));
    }
  }

  private static String reason(RuntimeException problem) {
    return shortened(String.valueOf(problem.getMessage()).lines().findFirst().orElse("").strip());
  }

  private static String shortened(String text) {
    return text.length() > REASON_MAX ? text.substring(0, REASON_MAX) + "…" : text;
  }
}
