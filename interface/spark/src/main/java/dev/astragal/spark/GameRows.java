package dev.astragal.spark;

import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.sweep.GameResult;
import dev.astragal.runtime.sweep.SweepPlan;
import java.util.HashMap;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.StructType;
import scala.jdk.javaapi.CollectionConverters;

/** Single games as rows, for whoever wants to ask questions of their own. */
final class GameRows {
  private static final MapType NUMBERS =
      DataTypes.createMapType(DataTypes.StringType, DataTypes.LongType);
  private static final MapType TEXTS =
      DataTypes.createMapType(DataTypes.StringType, DataTypes.StringType);

  static final StructType SCHEMA =
      new StructType()
          .add("arm", DataTypes.IntegerType)
          .add("label", DataTypes.StringType)
          .add("game", DataTypes.LongType)
          .add("seed", DataTypes.StringType)
          .add("hash", DataTypes.StringType)
          .add("categories", TEXTS)
          .add("values", NUMBERS)
          .add("events", NUMBERS);

  private GameRows() {}

  static Row row(SweepPlan plan, int arm, long index, GameResult result) {
    return RowFactory.create(
        arm,
        plan.arms().get(arm).label(),
        index,
        plan.seed().child(index).text(),
        Hashes.text(result.finalHash()),
        map(result.categories()),
        map(result.values()),
        map(result.events()));
  }

  private static <T> Object map(Map<String, T> values) {
    return CollectionConverters.asScala(new HashMap<>(values));
  }
}
