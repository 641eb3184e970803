package org.teavm.classlib.java.util.regex;

/** What was found. */
public interface TMatchResult {
  int start();

  int start(int group);

  int end();

  int end(int group);

  String group();

  String group(int group);

  int groupCount();
}
