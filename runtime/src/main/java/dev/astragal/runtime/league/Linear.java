package dev.astragal.runtime.league;

/** Small systems of linear equations. */
final class Linear {
  private Linear() {}

  /** The solution of rows of factors, the right side last; the rows are used up. */
  static double[] solved(double[][] rows) {
    int size = rows.length;
    for (int column = 0; column < size; column++) {
      int best = column;
      for (int row = column + 1; row < size; row++)
        if (Math.abs(rows[row][column]) > Math.abs(rows[best][column])) best = row;
      double[] pivot = rows[best];
      rows[best] = rows[column];
      rows[column] = pivot;
      if (pivot[column] == 0) continue;
      for (int row = 0; row < size; row++) {
        if (row == column || rows[row][column] == 0) continue;
        double factor = rows[row][column] / pivot[column];
        for (int i = column; i < pivot.length; i++) rows[row][i] -= factor * pivot[i];
      }
    }
    double[] solution = new double[size];
    for (int i = 0; i < size; i++) solution[i] = rows[i][i] == 0 ? 0 : rows[i][size] / rows[i][i];
    return solution;
  }
}
