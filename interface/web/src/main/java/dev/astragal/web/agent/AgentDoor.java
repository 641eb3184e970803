package dev.astragal.web.agent;

/** Where agents come in, after all rules that every request obeys. */
public interface AgentDoor extends AutoCloseable {
  /** Under which agents ask. */
  String PATH = "/mcp";

  /** Answers a request, or throws a refusal before anything was sent. */
  void answer(Visit visit);

  /** How many are here. */
  int present();

  /** Sends everybody away; their seats wait for them. */
  @Override
  void close();
}
