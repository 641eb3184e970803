package dev.astragal.games.mir.schema;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonText;
import java.util.ArrayList;
import java.util.List;

/** Collects what is wrong with a document, each finding with the JSON pointer it was made at. */
final class Findings {
  private final List<Object> place = new ArrayList<>();
  private final List<String> errors = new ArrayList<>();

  void enter(String key) {
    place.add(key);
  }

  void enter(int index) {
    place.add(index);
  }

  void leave() {
    place.removeLast();
  }

  void report(String message, Json.Obj params) {
    errors.add("[SCHEMA] " + pointer() + " " + message + " " + JsonText.compact(params));
  }

  void report(String message, String param, Json value) {
    report(message, new Json.Obj(List.of(param), List.of(value)));
  }

  void wrongType(String expected) {
    report("must be " + expected, "type", Json.of(expected));
  }

  int count() {
    return errors.size();
  }

  List<String> errors() {
    return List.copyOf(errors);
  }

  private String pointer() {
    if (place.isEmpty()) return "/";
    StringBuilder out = new StringBuilder();
    for (Object step : place)
      out.append('/').append(step.toString().replace("~", "~0").replace("/", "~1"));
    return out.toString();
  }
}
