package dev.astragal.bench;

/**
 * What a library answers over all pairs of a {@link GridMap}, so that a comparison of speeds also
 * shows that the same questions were answered.
 *
 * @param cellsSeen how many cells all views show together
 * @param steps how long all shortest ways are together
 */
record PeerAnswers(long cellsSeen, long steps) {}
