package dev.astragal.cli.create;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/**
 * The names of a game that is about to be created.
 *
 * @param id how the command line calls it
 * @param title how people call it
 */
record NewGame(String id, String title, String packageName) {
  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]{1,23}");
  private static final Pattern TITLE = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} ,.!'-]{0,39}");
  private static final int PACKAGE_LENGTH_MAX = 80;

  /** The names a user asked for; empty ones follow from {@code id}. */
  static NewGame named(String id, String title, String packageName) {
    requireId(id);
    String chosenTitle = title.isEmpty() ? capitalised(id) : title;
    if (!TITLE.matcher(chosenTitle).matches())
      throw new BadInputException(
          "the title '"
              + title
              + "' must be 1 to 40 letters, digits, spaces and , . ! ' - and begin with a letter or"
              + " digit");
    String chosenPackage = packageName.isEmpty() ? "dev.astragal.games." + id : packageName;
    if (!SourceVersion.isName(chosenPackage) || chosenPackage.length() > PACKAGE_LENGTH_MAX)
      throw new BadInputException(
          "'"
              + packageName
              + "' is not a Java package of at most "
              + PACKAGE_LENGTH_MAX
              + " letters");
    return new NewGame(id, chosenTitle, chosenPackage);
  }

  private static void requireId(String id) {
    if (!ID.matcher(id).matches())
      throw new BadInputException(
          "'"
              + id
              + "' is no name for a game: use 2 to 24 small letters and digits, a letter first");
    if (SourceVersion.isKeyword(id))
      throw new BadInputException("'" + id + "' is a word of Java and cannot name a package");
    if (GameLibrary.games().stream().anyMatch(game -> game.manifest().id().equals(id)))
      throw new BadInputException("there is a game '" + id + "' already");
  }

  /** What the class of the game is called, without the ending they all have. */
  String classStem() {
    return capitalised(id);
  }

  private static String capitalised(String id) {
    return Character.toUpperCase(id.charAt(0)) + id.substring(1);
  }
}
