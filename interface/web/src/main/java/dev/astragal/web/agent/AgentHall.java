package dev.astragal.web.agent;

import dev.astragal.web.Limits;
import dev.astragal.web.match.Matches;
import dev.astragal.web.match.OwnPolicies;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * What agents find on a server.
 *
 * @param study whether they may use as much of this machine as sweeps and searches take
 * @param banned whether an address is not answered any more
 * @param making refuses an address that has made too many matches lately
 */
public record AgentHall(
    Matches matches,
    OwnPolicies policies,
    Limits limits,
    boolean study,
    Predicate<String> banned,
    Consumer<String> making) {}
