package dev.astragal.simulation;

import dev.astragal.web.vitals.ServerLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lets scenarios happen, and finds the shortest that goes wrong in the same way. */
final class Simulation {
  static {
    ServerLog.form(ServerLog.Form.NONE);
  }

  private Simulation() {}

  /**
   * What came of a scenario.
   *
   * @param trace the number of everything that happened; empty where it went wrong
   */
  record Result(String trace, long seconds, long deeds, Optional<PromiseBroken> broken) {}

  static Result of(Scenario scenario) {
    World world = new World(scenario.seed());
    try {
      String trace = world.run(scenario);
      return new Result(trace, world.passed().toSeconds(), world.deeds(), Optional.empty());
    } catch (PromiseBroken broken) {
      return new Result("", world.passed().toSeconds(), world.deeds(), Optional.of(broken));
    } catch (RuntimeException fault) {
      PromiseBroken failed = new PromiseBroken("no program fails", fault.toString());
      failed.initCause(fault);
      return new Result("", world.passed().toSeconds(), world.deeds(), Optional.of(failed));
    } finally {
      world.close();
    }
  }

  /** The same with whatever can be left out left out. */
  static Scenario shrunk(Scenario scenario, String promise) {
    List<Happening> left = new ArrayList<>(scenario.happenings());
    for (int portion = Math.max(1, left.size() / 2); portion >= 1; portion /= 2) {
      boolean again = true;
      while (again) {
        again = false;
        for (int from = 0; from < left.size(); ) {
          List<Happening> fewer = new ArrayList<>(left);
          fewer.subList(from, Math.min(left.size(), from + portion)).clear();
          if (breaks(scenario.with(fewer), promise)) {
            left = fewer;
            again = portion == 1;
          } else {
            from += portion;
          }
        }
      }
    }
    return scenario.with(left);
  }

  private static boolean breaks(Scenario scenario, String promise) {
    return of(scenario).broken().filter(found -> found.promise().equals(promise)).isPresent();
  }
}
