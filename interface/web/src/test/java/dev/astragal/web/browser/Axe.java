package dev.astragal.web.browser;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** axe-core, which knows the rules of accessibility. */
final class Axe {
  private static final Set<String> GRAVE = Set.of("serious", "critical");
  private static final String SCRIPT = script();

  private Axe() {}

  /** The serious and critical faults of a page as it is now, one line each. */
  static List<String> graveFaults(Page page) {
    page.evaluate(SCRIPT);
    return graveFaults(page, "document, {}");
  }

  /** Those of a part that came to a page that was looked at already. */
  static List<String> graveFaultsWithin(Page page, String selector) {
    return graveFaults(page, "'" + selector + "', {}");
  }

  /** Only those that another theme can bring to a page that was looked at already. */
  static List<String> graveFaultsOfColour(Page page) {
    return graveFaults(page, "document, {runOnly: ['color-contrast', 'link-in-text-block']}");
  }

  private static List<String> graveFaults(Page page, String what) {
    Object found =
        page.evaluate("async () => JSON.stringify((await axe.run(" + what + ")).violations)");
    List<String> faults = new ArrayList<>();
    for (JsonElement fault : JsonParser.parseString((String) found).getAsJsonArray()) {
      JsonObject violation = fault.getAsJsonObject();
      if (GRAVE.contains(violation.get("impact").getAsString())) faults.add(line(violation));
    }
    return faults;
  }

  private static String line(JsonObject violation) {
    JsonArray nodes = violation.getAsJsonArray("nodes");
    return violation.get("id").getAsString()
        + " at "
        + new Gson().toJson(nodes.get(0).getAsJsonObject().get("html"))
        + " and "
        + (nodes.size() - 1)
        + " more";
  }

  private static String script() {
    try (InputStream in = Axe.class.getResourceAsStream("/axe.min.js")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
