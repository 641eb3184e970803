package dev.astragal.page.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the client's modules export and import is the same in one file. */
final class PageBundleTest {
  private final Map<String, byte[]> files = new HashMap<>();
  private final PageBundle bundle = new PageBundle(files);

  @Test
  void aModuleComesAfterWhatItStandsOn() {
    put("a/main.js", "import { one } from \"../b/one.js\";\n");
    put("b/one.js", "import { two } from \"/b/two.js\";\nexport const one = two;\n");
    put("b/two.js", "export const two = 2;\n");
    assertThat(bundle.closure(List.of("a/main.js")))
        .containsExactly("b/two.js", "b/one.js", "a/main.js");
  }

  @Test
  void aModuleBecomesAFunctionOfWhatItExports() {
    put(
        "a/main.js",
        """
        // Why.
        import { one as first } from "./one.js";

        export async function go() {
          return await import(first);
        }
        """);
    put("a/one.js", "export { two } from \"./two.js\";\nexport class One {}\n");
    put("a/two.js", "export const two = 2;\n");
    assertThat(bundle.entries(bundle.closure(List.of("a/main.js"))))
        .isEqualTo(
            """
            "a/two.js": async () => {
            const two = 2;
            return { two };
            },
            "a/one.js": async () => {
            const { two } = await need("a/two.js");
            class One {}
            return { two, One };
            },
            "a/main.js": async () => {
            const { one: first } = await need("a/one.js");
            async function go() {
            return await bring(first);
            }
            return { go };
            },
            """);
  }

  @Test
  void modulesThatNeedEachOtherAreRefused() {
    put("a.js", "import { b } from \"./b.js\";\n");
    put("b.js", "import { a } from \"./a.js\";\n");
    assertThatThrownBy(() -> bundle.closure(List.of("a.js"))).hasMessageContaining("b.js], a.js");
  }

  @Test
  void whatIsNotUnderstoodIsRefusedByItsLine() {
    put("a.js", "export let counted = 0;\n");
    assertThatThrownBy(() -> bundle.entries(bundle.closure(List.of("a.js"))))
        .hasMessageContaining("export let counted = 0;");
  }

  private void put(String name, String text) {
    files.put(name, text.getBytes(StandardCharsets.UTF_8));
  }
}
