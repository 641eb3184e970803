package dev.astragal.web.message;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.tree.Tree;
import java.util.List;
import java.util.Optional;

/** What a viewer was told of an event. */
public record EventInfo(
    String id,
    @About("The step of the run it belongs to") long step,
    long tick,
    String kind,
    @About("Of the message") String key,
    String text,
    Severity severity,
    @About("NONE is there for art alone") Surface surface,
    List<String> tags,
    @About("The event as the viewer may know it") Tree data,
    @About("Whose doing it is") @Omittable Optional<Seat> who,
    @About("The things on the screen it touched") @Omittable List<String> about) {}
