package dev.astragal.page.build;

import dev.astragal.kernel.state.Withers;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.Optional;
import java.util.function.Consumer;

/** Looks through the code of a game, and writes names beside the components that it names. */
final class Weaver {
  private static final ClassDesc PART = Withers.Part.class.describeConstable().orElseThrow();
  private static final ClassDesc NAMED = ClassDesc.of("dev.astragal.kernel.state.NamedPart");

  private Weaver() {}

  /** Every class that is named as a constant. */
  static void named(ClassModel type, Consumer<ClassDesc> named) {
    type.methods().stream()
        .flatMap(method -> method.code().stream())
        .flatMap(code -> code.elementStream())
        .forEach(
            element -> {
              if (element instanceof ConstantInstruction constant
                  && constant.constantValue() instanceof ClassDesc desc) named.accept(desc);
            });
  }

  /**
   * The class with every {@code Type::component} that is handed to a record named; nothing where
   * there is none.
   */
  static Optional<byte[]> woven(ClassModel type) {
    boolean any =
        type.methods().stream()
            .flatMap(method -> method.code().stream())
            .flatMap(code -> code.elementStream())
            .anyMatch(element -> element instanceof InvokeDynamicInstruction call && ofPart(call));
    if (!any) return Optional.empty();
    CodeTransform naming =
        (code, element) -> {
          code.with(element);
          if (element instanceof InvokeDynamicInstruction call
              && ofPart(call)
              && call.bootstrapArgs().get(1) instanceof DirectMethodHandleDesc accessor)
            code.loadConstant(accessor.methodName())
                .invokestatic(NAMED, "of", MethodTypeDesc.of(PART, PART, ConstantDescs.CD_String));
        };
    return Optional.of(
        ClassFile.of().transformClass(type, ClassTransform.transformingMethodBodies(naming)));
  }

  private static boolean ofPart(InvokeDynamicInstruction call) {
    return call.typeSymbol().returnType().equals(PART);
  }
}
