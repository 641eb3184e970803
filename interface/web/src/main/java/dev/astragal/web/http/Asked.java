package dev.astragal.web.http;

import dev.astragal.web.message.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What somebody asks of the interface, whoever carries it.
 *
 * @param path what follows {@code /api/}, in parts
 * @param languages as a browser lists them, the dearest first
 * @param bearer the token whoever asks has
 * @param address where it comes from
 * @param user whom a proxy has signed in
 */
public record Asked(
    String method,
    List<String> path,
    Map<String, String> query,
    String languages,
    Optional<String> bearer,
    String address,
    Optional<String> user,
    Body body) {
  /** What comes with a request. */
  public interface Body {
    /** All of it, or a refusal where it has more bytes than {@code most}. */
    String read(int most);
  }

  static Refusal tooLarge(int most) {
    return new Refusal(413, "TOO_LARGE", "the body is larger than " + most);
  }
}
