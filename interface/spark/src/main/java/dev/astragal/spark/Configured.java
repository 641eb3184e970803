package dev.astragal.spark;

import org.apache.spark.SparkConf;

/** How Spark is asked to work for us. */
final class Configured {
  private Configured() {}

  static SparkConf of(String name, Master master, String game) {
    SparkConf conf =
        new SparkConf()
            .setMaster(master.url())
            .setAppName(name)
            .set("spark.ui.enabled", "false")
            .set("spark.executor.extraJavaOptions", "-XX:+UseSerialGC");
    boolean loopback =
        switch (master) {
          case Master.Here _ -> true;
          case Master.Cluster(_, boolean near) -> {
            conf.setJars(ShippedJars.of(game));
            yield near;
          }
        };
    if (loopback)
      conf.set("spark.driver.host", "127.0.0.1").set("spark.driver.bindAddress", "127.0.0.1");
    return conf;
  }
}
