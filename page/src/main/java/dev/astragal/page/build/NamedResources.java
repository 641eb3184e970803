package dev.astragal.page.build;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** Tells the compiler which documents go into a page. */
@SuppressWarnings("deprecation") // the way that follows it is for plugins of the compiler
public final class NamedResources implements ResourceSupplier {
  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    try (InputStream in = context.getClassLoader().getResourceAsStream(PageResources.LIST)) {
      if (in == null) return new String[0];
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
