package dev.astragal.runtime.bus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CommandBusTest {
  private final CommandBus bus = new CommandBus();

  @Test
  void aCommandReachesItsOneHandler() {
    List<String> handled = new ArrayList<>();
    bus.register("a", command -> handled.add(command.name()));
    bus.dispatch(Command.of("a", Tree.emptyTable()));
    assertThat(handled).containsExactly("a");
    assertThat(bus.names()).containsExactly("a");
  }

  @Test
  void aSecondHandlerIsRefusedUntilTheFirstIsGone() {
    Subscription first = bus.register("a", command -> {});
    assertThatThrownBy(() -> bus.register("a", command -> {}))
        .isInstanceOf(IllegalArgumentException.class);
    first.close();
    bus.register("a", command -> {});
  }

  @Test
  void aCommandNobodyHandlesIsNamedInTheError() {
    assertThatThrownBy(() -> bus.dispatch(Command.of("fly", Tree.emptyTable())))
        .isInstanceOf(CommandBus.UnknownCommandException.class)
        .hasMessageContaining("'fly'");
  }

  @Test
  void whatAHandlerThrowsReachesTheSender() {
    bus.register(
        "a",
        command -> {
          throw new IllegalStateException("no");
        });
    assertThatThrownBy(() -> bus.dispatch(Command.of("a", Tree.emptyTable()))).hasMessage("no");
  }
}
