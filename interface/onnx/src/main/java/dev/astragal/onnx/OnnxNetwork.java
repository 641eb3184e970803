package dev.astragal.onnx;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.TensorInfo;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.learn.Network;
import java.nio.FloatBuffer;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * A network in a file. Its one input has an observation in each row; its first output has a row of
 * ratings for each. Every answer is worked out on one thread, so that it is the same every time.
 */
final class OnnxNetwork implements Network {
  private static final String MEANING = "meaning";

  /** A usual stack overflowed, without a word, when the library started under a long class path. */
  private static final long STACK_BYTES = 1L << 26;

  private static final OrtEnvironment LIBRARY = started();

  private final OrtSession session;
  private final String input;
  private final int observation;
  private final int actions;
  private final Optional<String> meaning;

  private OnnxNetwork(OrtSession session, Path file) throws OrtException {
    this.session = session;
    this.input = session.getInputNames().iterator().next();
    this.observation = columns(session.getInputInfo().values(), file);
    this.actions = columns(session.getOutputInfo().values(), file);
    this.meaning = session.getMetadata().getCustomMetadataValue(MEANING);
  }

  private static OrtEnvironment started() {
    FutureTask<OrtEnvironment> start = new FutureTask<>(OrtEnvironment::getEnvironment);
    new Thread(null, start, "onnx", STACK_BYTES).start();
    try {
      return start.get();
    } catch (ExecutionException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  static OnnxNetwork read(Path file) {
    try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
      options.setIntraOpNumThreads(1);
      options.setInterOpNumThreads(1);
      return new OnnxNetwork(LIBRARY.createSession(file.toString(), options), file);
    } catch (OrtException e) {
      throw new BadInputException(file + " is not a network: " + e.getMessage());
    }
  }

  private static int columns(Collection<NodeInfo> nodes, Path file) {
    if (nodes.iterator().next().getInfo() instanceof TensorInfo tensor) {
      long[] shape = tensor.getShape();
      if (shape.length == 2 && shape[1] > 0) return Math.toIntExact(shape[1]);
    }
    throw new BadInputException(
        file + " must take rows of observations and give rows of ratings, both of a fixed length");
  }

  @Override
  public int observation() {
    return observation;
  }

  @Override
  public int actions() {
    return actions;
  }

  @Override
  public Optional<String> meaning() {
    return meaning;
  }

  @Override
  public float[] rate(float[] seen) {
    try (OnnxTensor tensor =
            OnnxTensor.createTensor(LIBRARY, FloatBuffer.wrap(seen), new long[] {1, seen.length});
        OrtSession.Result result = session.run(Map.of(input, tensor))) {
      return ((float[][]) result.get(0).getValue())[0];
    } catch (OrtException e) {
      throw new IllegalStateException(e);
    }
  }
}
