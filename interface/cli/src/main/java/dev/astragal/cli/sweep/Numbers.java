package dev.astragal.cli.sweep;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import java.math.BigDecimal;
import java.util.Locale;

/** Numbers as people and programs like to read them. */
final class Numbers {
  private Numbers() {}

  /** As many digits as matter: three behind the point for small numbers, none for large ones. */
  static String text(double value) {
    if (!Double.isFinite(value)) return "?";
    double size = Math.abs(value);
    if (size >= 10_000) return String.format(Locale.ROOT, "%,.0f", value);
    if (size >= 100) return String.format(Locale.ROOT, "%.1f", value);
    return size == 0 || size >= 0.01
        ? String.format(Locale.ROOT, "%.3f", value)
        : String.format(Locale.ROOT, "%.2g", value);
  }

  static String signed(double value) {
    return (value > 0 ? "+" : "") + text(value);
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.2f%%", 100 * share);
  }

  static String whole(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }

  static String probability(double value) {
    return value < 0.0001 ? "<0.0001" : String.format(Locale.ROOT, "%.4f", value);
  }

  static Tree tree(double value) {
    return Double.isFinite(value)
        ? new Tree.Decimal(BigDecimal.valueOf(value), Mark.NONE)
        : Tree.none();
  }
}
