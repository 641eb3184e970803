package dev.astragal.games.trail.road;

import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.List;

/**
 * The trail graph. Where a wagon is follows from its miles and the markers of the road it is on; a
 * marker of 0 means that the place does not lie on that road.
 */
public final class Road {
  /** Miles are counted in thousandths. */
  public static final int MILE = 1000;

  /** A distance in whole miles, as people say it. */
  public static int miles(int milliMiles) {
    return (milliMiles + MILE / 2) / MILE;
  }

  /** As {@link #miles}, of a way that is not done yet. */
  public static int milesLeft(int milliMiles) {
    return Math.max(1, miles(milliMiles));
  }

  private final Node[] nodes;

  /** Columns of the nodes that are asked for on every day. */
  private final Region[] regions;

  private final Msg[] names;
  private final boolean[] mountains;
  private final int[][] markers;
  private final int[][] following;

  /** A place, and its mile on each of the four roads. */
  public record Node(
      String id,
      NodeKind kind,
      int main,
      int sublette,
      int dalles,
      int both,
      boolean store,
      boolean mountains,
      boolean branch,
      Region region) {}

  /** The document as it is written. */
  public record Graph(List<Node> nodes) {}

  private Road(List<Node> nodes) {
    this.nodes = nodes.toArray(Node[]::new);
    this.regions = nodes.stream().map(Node::region).toArray(Region[]::new);
    this.names = nodes.stream().map(node -> Msg.of("node." + node.id())).toArray(Msg[]::new);
    this.mountains = new boolean[nodes.size()];
    this.markers = new int[RouteVariant.values().length][nodes.size()];
    for (int i = 0; i < nodes.size(); i++) {
      Node node = nodes.get(i);
      mountains[i] = node.mountains;
      markers[RouteVariant.MAIN.ordinal()][i] = node.main * MILE;
      markers[RouteVariant.SUBLETTE.ordinal()][i] = node.sublette * MILE;
      markers[RouteVariant.DALLES.ordinal()][i] = node.dalles * MILE;
      markers[RouteVariant.SUBLETTE_AND_DALLES.ordinal()][i] = node.both * MILE;
    }
    this.following = new int[markers.length][];
    for (int road = 0; road < markers.length; road++) following[road] = following(markers[road]);
  }

  public static Road read(Tree tree) {
    Road road = new Road(Shape.of(Graph.class).read(tree).nodes());
    for (RouteVariant variant : RouteVariant.values()) road.requireMonotone(variant, tree);
    return road;
  }

  private void requireMonotone(RouteVariant variant, Tree tree) {
    int before = 0;
    for (int node = 1; node < size(); node++) {
      int marker = marker(variant, node);
      if (marker != 0 && marker <= before)
        throw new TreeException(
            "nodes[" + node + "]", tree.mark(), "its mile does not lie beyond the place before it");
      before = Math.max(before, marker);
    }
  }

  public int size() {
    return nodes.length;
  }

  public Node node(int index) {
    return nodes[index];
  }

  /** What people call it. */
  public Msg name(int node) {
    return names[node];
  }

  public Region region(int node) {
    return regions[node];
  }

  public boolean mountains(int node) {
    return mountains[node];
  }

  public int destination() {
    return size() - 1;
  }

  /** Thousandths of a mile; 0 when the place is not on that road. */
  public int marker(RouteVariant variant, int node) {
    return markers[variant.ordinal()][node];
  }

  public boolean on(RouteVariant variant, int node) {
    return node == 0 || marker(variant, node) != 0;
  }

  /** The last place reached: the largest whose marker is not absent and not beyond the wagon. */
  public int nodeAt(RouteVariant variant, int milliMiles) {
    int[] row = markers[variant.ordinal()];
    int found = 0;
    for (int node = 1; node < row.length; node++) {
      if (row[node] != 0 && row[node] <= milliMiles) found = node;
    }
    return found;
  }

  /** The next place on that road, or the destination itself from there. */
  public int next(RouteVariant variant, int node) {
    return following[variant.ordinal()][node];
  }

  private static int[] following(int[] markers) {
    int[] next = new int[markers.length];
    int ahead = markers.length - 1;
    for (int node = markers.length - 1; node >= 0; node--) {
      next[node] = ahead;
      if (markers[node] != 0) ahead = node;
    }
    return next;
  }

  public int length(RouteVariant variant) {
    return marker(variant, destination());
  }

  /** How long the stretch after a place is on the main road. */
  public int mainStretch(int node) {
    return marker(RouteVariant.MAIN, next(RouteVariant.MAIN, node))
        - marker(RouteVariant.MAIN, node);
  }

  /** The road after taking the shortcut that begins at a branch. */
  public static RouteVariant shortcut(RouteVariant variant, boolean eastern) {
    return switch (variant) {
      case MAIN -> eastern ? RouteVariant.SUBLETTE : RouteVariant.DALLES;
      case SUBLETTE -> eastern ? variant : RouteVariant.SUBLETTE_AND_DALLES;
      case DALLES -> eastern ? RouteVariant.SUBLETTE_AND_DALLES : variant;
      case SUBLETTE_AND_DALLES -> variant;
    };
  }
}
