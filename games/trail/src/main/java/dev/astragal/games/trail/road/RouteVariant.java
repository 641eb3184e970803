package dev.astragal.games.trail.road;

/** Which of the four roads the wagon is on. */
public enum RouteVariant {
  MAIN,
  SUBLETTE,
  DALLES,
  SUBLETTE_AND_DALLES
}
