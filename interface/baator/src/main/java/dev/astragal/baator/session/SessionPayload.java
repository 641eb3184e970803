package dev.astragal.baator.session;

import java.util.Optional;

/** What the bus says about the events of a session; rolls are told as everybody tells them. */
sealed interface SessionPayload {
  record ActorAdded(String actorId) implements SessionPayload {}

  record StatSet(String actorId, String stat, long value) implements SessionPayload {}

  record SceneOpened(String sceneId, String name) implements SessionPayload {}

  record Joined(String sceneId, String actorId, int initiative) implements SessionPayload {}

  record Left(String sceneId, String actorId) implements SessionPayload {}

  record Noted(String text) implements SessionPayload {}

  record Given(String actorId, int seat) implements SessionPayload {}

  record Hid(String actorId, boolean hidden) implements SessionPayload {}

  record RoundBegan(String sceneId, int round) implements SessionPayload {}

  record TurnBegan(String sceneId, int round, String actor, String actorId)
      implements SessionPayload {}

  /** A rule and whom it is applied to. */
  record Application(String sceneId, String rule, String actor, Optional<String> target)
      implements SessionPayload {}

  record Began(int round) implements SessionPayload {}

  record Traced(
      String rule,
      String ruleId,
      String layer,
      boolean applied,
      boolean success,
      boolean critical,
      Optional<Long> roll,
      Optional<Long> dc,
      Optional<Long> cost)
      implements SessionPayload {}

  record Ended(
      boolean applied,
      boolean success,
      Optional<Long> roll,
      Optional<Long> dc,
      Optional<String> reason,
      Optional<Refused> error)
      implements SessionPayload {}

  /** How much a fact changed by; what that is called depends on the fact. */
  record Changed(
      String actorId,
      String layer,
      Optional<Integer> amount,
      Optional<Integer> damage,
      Optional<Integer> cost,
      long effect)
      implements SessionPayload {}

  record OrderFailed(String actorId, String reason) implements SessionPayload {}

  record Announced(String actorId, Optional<String> targetId) implements SessionPayload {}

  record Undone(String actorId, long effect) implements SessionPayload {}

  record PackLoaded(String packId, String source, int rules) implements SessionPayload {}

  record Closed() implements SessionPayload {}

  record Refused(String code, String reason) implements SessionPayload {}
}
