package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.SelectOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A game master's evening with two players, from an empty table to what is left to read. */
@ExtendWith(InChromium.class)
final class EveningTest {
  private int pictures;

  @Test
  void anEncounterIsBuiltFoughtUndoneBranchedKilledResumedAndExported(Site site) throws Exception {
    Page master = site.person();
    PlayPage desk = site.play(master, opened(site, master));
    String invitation = master.url().replaceAll("&token=.*", "");
    Page ann = joined(site, invitation, 1);
    Page bea = joined(site, invitation, 2);

    recruit(master, "fighter", "Brak", false);
    recruit(master, "healer", "Mira", false);
    recruit(master, "ogre", "Grumm", false);
    recruit(master, "goblin", "Snik", true);
    give(master, "Brak", "Player 2");
    give(master, "Mira", "Player 3");
    assertThat(ann.locator(".baator-scene")).containsText("Grumm");
    assertThat(ann.locator(".baator-scene")).not().containsText("Snik");

    offer(master, "Build an encounter");
    dialog(master).getByLabel("Scene", exactly()).fill("The bridge");
    side(master, "Our side", "Brak", "Mira");
    side(master, "Their side", "Grumm", "Snik");
    assertThat(master.locator(".form-details")).containsText("of 100 times");
    picture(master, "encounter");
    go(master);
    assertThat(ann.locator(".baator-scene").first()).containsText("The bridge, round 1");
    assertThat(bea.locator("[role=log]")).not().containsText("Snik");

    diceBeforeTheyFall(master);
    secretNote(master);
    picture(master, "desk");

    act(ann, "blade adv", "Blade (advantage)");
    assertThat(master.locator("[role=log]")).containsText("Brak begins: Blade (advantage)");
    assertThat(bea.locator("[role=log]")).containsText("Brak begins: Blade (advantage)");
    picture(ann, "player");

    master.locator("tr[data-thing='actor-Grumm']").first().click();
    picture(master, "menu");
    dialog(master).getByText("Grumm takes 5 damage").click();
    dialog(master).getByLabel("Or dice").fill("2d6");
    assertThat(master.locator(".form-label")).containsText("Grumm takes 2d6 damage");
    assertThat(master.locator(".form-details")).containsText("2 to 12, 7.0 on average");
    dialog(master).getByLabel("Or dice").fill("");
    dialog(master).getByLabel("Amount").fill("3");
    assertThat(master.locator(".form-label")).containsText("Grumm takes 3 damage");
    go(master);
    assertThat(bea.locator("[role=log]")).containsText("Grumm loses 3 hit points.");
    assertThat(master.locator("[role=log]")).containsText("Grumm takes 3 damage");

    offer(master, "Take effect");
    go(master);
    assertThat(master.locator("[role=log]")).containsText("is taken back: Grumm had");

    master.locator(".baator-scene th .sort").nth(1).click();
    assertThat(master.locator(".baator-scene th[aria-sort=descending]")).hasCount(1);

    site.server().kill();
    assertThat(master.locator("#line")).containsText("Connection lost");
    site.server().restart();
    assertThat(master.locator("#line")).containsText("Connected");
    assertThat(master.locator("[role=log]")).containsText("is taken back: Grumm had");
    assertThat(ann.locator("#line")).containsText("Connected");

    master.locator("#branch").click();
    picture(master, "branch");
    dialog(master).getByText("Before: Grumm takes 3 damage").click();
    master.locator("body[data-seq]").waitFor();
    assertThat(master.locator("[role=log]")).containsText("Brak begins: Blade (advantage)");
    assertThat(master.locator("[role=log]")).not().containsText("Grumm takes 3 damage");
    ann.getByText("Take your seat").click();
    ann.locator("body[data-seat='1']").waitFor();
    assertThat(ann.locator("[role=log]")).containsText("Brak begins: Blade (advantage)");

    String whole = exported(master);
    assertThat(whole)
        .contains("# Baator", "### A scene opens: The bridge.", "Snik", "the ogre is a decoy");
    assertThat(exported(ann)).contains("Brak", "Grumm").doesNotContain("Snik", "decoy");
    picture(master, "resumed");
    assertThat(desk.over()).isFalse();
    assertThat(site.faults()).isEmpty();
  }

  @Test
  void packsOfRulesAreChosenWhenTheEveningIsMade(Site shared, @TempDir Path directory)
      throws IOException {
    Path house =
        Files.createDirectories(directory.resolve("policies/baator")).resolve("house.yaml");
    Files.writeString(
        house,
        """
        # What we do at our own table.
        pack_id: house.rules
        version: 1
        engine_min: "0.4"
        namespace: house
        rules:
          - id: shove
            description: Hard shove
            layer: physical
            roll: "1d20+actor.stats.BULK"
            dc: "11"
            on_success:
              - { type: command, name: physical.take_damage, payload: { amount: "3", layer: physical } }
        """);
    try (ServerProcess server = ServerProcess.start(directory);
        Site site = shared.at(server)) {
      Page master = site.person();
      master.navigate(server.address() + "/");
      master.locator("[data-game=baator] button").press("Enter");
      master.getByLabel("Pulp adventure?").check();
      master.getByLabel("house", new Page.GetByLabelOptions().setExact(true)).check();
      assertThat(master.locator("dialog")).containsText("What we do at our own table.");
      picture(master, "packs");
      master.locator("dialog button[type=submit]").press("Enter");
      master.locator("#enter-match").waitFor();
      site.play(master, master.locator("#enter-match").getAttribute("href"));
      recruit(master, "fighter", "Brak", false);
      recruit(master, "ogre", "Grumm", false);
      chosen(master, "haymaker", "Haymaker");
      assertThat(master.locator(".form-details")).containsText("70 in 100 succeed");
      picture(master, "haymaker");
      go(master);
      assertThat(master.locator("[role=log]")).containsText("Brak begins: Haymaker");
      chosen(master, "shove", "Hard shove");
      assertThat(master.locator(".form-details")).containsText("50 in 100 succeed");
      go(master);
      assertThat(master.locator("[role=log]")).containsText("Brak begins: Hard shove");
      picture(master, "shove");
      assertThat(site.faults()).isEmpty();
    }
  }

  /** The lobby's form: a game master and two open seats. */
  private static String opened(Site site, Page page) {
    page.navigate(site.server().address() + "/");
    page.locator("[data-game=baator] button").press("Enter");
    page.locator("#seat-count").selectOption("3");
    page.locator("dialog button[type=submit]").press("Enter");
    page.locator("#enter-match").waitFor();
    return page.locator("#enter-match").getAttribute("href");
  }

  private static Page joined(Site site, String invitation, int seat) {
    Page page = site.person();
    page.navigate(invitation + "&watch=");
    page.locator("#join button").first().click();
    page.locator("body[data-seat='" + seat + "']").waitFor();
    return page;
  }

  private static void recruit(Page master, String kind, String name, boolean hidden) {
    offer(master, "Put on the table");
    Locator form = dialog(master);
    form.locator("select").first().selectOption(new SelectOption().setIndex(index(form, kind)));
    form.getByLabel("Name", exactly()).fill(name);
    if (hidden) form.getByLabel("Hidden").check();
    assertThat(master.locator(".form-label")).containsText(name);
    go(master);
    assertThat(master.locator(".baator-scene").last()).containsText(name);
  }

  private static int index(Locator form, String words) {
    List<String> labels = form.locator("select").first().locator("option").allTextContents();
    for (int i = 0; i < labels.size(); i++) if (labels.get(i).startsWith(words)) return i;
    throw new AssertionError(words + " is not among " + labels);
  }

  private static void give(Page master, String actor, String player) {
    offer(master, "plays ");
    Locator form = dialog(master);
    form.getByLabel("Who").selectOption(actor);
    form.getByLabel("Played by").selectOption(player);
    assertThat(master.locator(".form-label")).hasText(player + " plays " + actor);
    go(master);
    assertThat(master.locator("[role=log]")).containsText(player + " plays " + actor);
  }

  private static void side(Page page, String side, String... names) {
    Locator box =
        dialog(page).getByRole(AriaRole.GROUP, new Locator.GetByRoleOptions().setName(side));
    for (String name : names) box.getByLabel(name).check();
  }

  private static void diceBeforeTheyFall(Page master) {
    assertThat(master.locator("#dice-odds")).containsText("1 to 20, 10.5 on average");
    master.locator("#dice-advantage").click();
    assertThat(master.locator("#dice-odds")).containsText("13.8 on average");
    master.locator("#dice-secret").click();
    master.locator("#roll").click();
    assertThat(master.locator("#dice-history li").first()).containsText("1d20 adv");
  }

  private static void secretNote(Page master) {
    offer(master, "Note: ");
    dialog(master).getByLabel("Text").fill("the ogre is a decoy");
    dialog(master).getByLabel("Secret").check();
    assertThat(master.locator(".form-label")).containsText("Note for yourself");
    go(master);
    assertThat(master.getByText("(secret) the ogre is a decoy")).isVisible();
  }

  private static void act(Page page, String search, String rule) {
    chosen(page, search, rule);
    go(page);
  }

  /** Any rule for Brak against Grumm, found by searching. */
  private static void chosen(Page page, String search, String rule) {
    page.locator("#prompt button", new Page.LocatorOptions().setHasText("Brak: ")).first().click();
    page.locator(".blank-search").fill(search);
    assertThat(page.locator(".form-label")).containsText(rule);
    dialog(page).getByLabel("Target").selectOption("Grumm");
    assertThat(page.locator(".form-label")).containsText("Grumm");
  }

  private static String exported(Page page) throws IOException {
    Download download = page.waitForDownload(() -> page.locator("#export").click());
    return Files.readString(download.path());
  }

  private static void offer(Page page, String words) {
    page.locator("#prompt .choice", new Page.LocatorOptions().setHasText(words)).first().click();
    page.locator("dialog #form-go").waitFor();
  }

  private static Locator dialog(Page page) {
    return page.locator("dialog");
  }

  private static void go(Page page) {
    page.locator("dialog #form-go").click();
    assertThat(page.locator("dialog")).hasCount(0);
  }

  private static Locator.GetByLabelOptions exactly() {
    return new Locator.GetByLabelOptions().setExact(true);
  }

  /** For whoever wants to look: {@code -Dastragal.pictures=DIRECTORY}. */
  private void picture(Page page, String name) {
    Optional.ofNullable(System.getProperty("astragal.pictures"))
        .ifPresent(
            directory ->
                page.screenshot(
                    new Page.ScreenshotOptions()
                        .setPath(Path.of(directory, ++pictures + "-" + name + ".png"))));
  }
}
