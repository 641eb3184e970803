package dev.astragal.games.regrets.cards;

import java.util.Optional;

/** Who may sit in a boat; numbers are added to what every board starts with. */
public record AnglerCard(
    Angler id,
    int bucks,
    int depth,
    int dice,
    int slots,
    int dinks,
    int shields,
    boolean rerollsOnes,
    Optional<Gear> gear) {}
