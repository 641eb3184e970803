package dev.astragal.web.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.runtime.machine.Machine;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class DriverTest {
  private final AtomicReference<RuntimeException> told = new AtomicReference<>();
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch closed = new CountDownLatch(1);

  private Driver driver() {
    return new Driver(
        Machine.HERE,
        () -> {
          begun.countDown();
          try {
            closed.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
          throw new RejectedExecutionException("nobody thinks any more");
        },
        told::set);
  }

  private static void awaitEnd(Driver driver) throws InterruptedException {
    while (driver.busy()) Thread.sleep(1);
  }

  @Test
  void whatABotMissesOnceAllIsClosedIsNoFault() throws InterruptedException {
    Driver driver = driver();
    driver.wake();
    begun.await();
    driver.stop();
    closed.countDown();
    awaitEnd(driver);
    assertThat(told.get()).isNull();
  }

  @Test
  void whatGoesWrongBeforeIsOne() throws InterruptedException {
    Driver driver = driver();
    driver.wake();
    closed.countDown();
    begun.await();
    awaitEnd(driver);
    assertThat(told.get()).isInstanceOf(RejectedExecutionException.class);
  }
}
