package dev.astragal.page.build;

import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.WrittenAs;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Writes the classes that stand in a page for looking at classes. */
final class AnatomyClasses {
  private static final String PACKAGE = "dev.astragal.kernel.access.";
  private static final ClassDesc KNOWN = ClassDesc.of(PACKAGE + "Known");
  private static final ClassDesc ANATOMY = ClassDesc.of(PACKAGE + "Anatomy");
  private static final ClassDesc PARTING = ClassDesc.of(PACKAGE + "Parting");
  private static final ClassDesc COPIES = ClassDesc.of("dev.astragal.kernel.state.Copies");
  private static final ClassDesc DESCRIBED = desc(Described.class);
  private static final ClassDesc MAP = desc(Map.class);
  private static final ClassDesc OBJECT = ConstantDescs.CD_Object;
  private static final ClassDesc CLASSES = ConstantDescs.CD_Class.arrayType();

  private final Map<String, byte[]> written = new LinkedHashMap<>();
  private final boolean cut;

  private AnatomyClasses(boolean cut) {
    this.cut = cut;
  }

  /** All of them by the name of their file; {@code cut} as the first module has them. */
  static Map<String, byte[]> of(Anatomist found, boolean cut) {
    AnatomyClasses classes = new AnatomyClasses(cut);
    classes.known(found);
    return classes.written;
  }

  private static ClassDesc desc(Class<?> type) {
    return type.describeConstable().orElseThrow();
  }

  private void write(
      ClassDesc name, ClassDesc parent, Consumer<java.lang.classfile.ClassBuilder> body) {
    byte[] bytes =
        ClassFile.of()
            .build(
                name,
                builder -> {
                  builder.withFlags(AccessFlag.PUBLIC, AccessFlag.FINAL, AccessFlag.SUPER);
                  builder.withSuperclass(parent);
                  body.accept(builder);
                });
    written.put(name.descriptorString().substring(1).replace(";", "") + ".class", bytes);
  }

  private void known(Anatomist found) {
    List<Class<?>> described = List.copyOf(found.described());
    List<Class<?>> parted = List.copyOf(found.parted());
    for (int i = 0; i < described.size(); i++)
      anatomy(ClassDesc.of(PACKAGE + "A" + i), described.get(i));
    for (int i = 0; i < parted.size(); i++) parting(ClassDesc.of(PACKAGE + "P" + i), parted.get(i));
    write(
        KNOWN,
        OBJECT,
        builder -> {
          fill(builder, "anatomies", described, "A");
          fill(builder, "partings", parted, "P");
          builder.withMethodBody(
              "rules",
              MethodTypeDesc.of(ConstantDescs.CD_void, MAP),
              Modifier.PUBLIC | Modifier.STATIC,
              code -> {
                found
                    .rules()
                    .forEach(
                        (rules, three) -> {
                          code.aload(0).loadConstant(desc(rules));
                          classes(code, Arrays.asList(three));
                          put(code);
                        });
                code.return_();
              });
        });
  }

  private static void fill(
      java.lang.classfile.ClassBuilder builder, String name, List<Class<?>> types, String prefix) {
    builder.withMethodBody(
        name,
        MethodTypeDesc.of(ConstantDescs.CD_void, MAP),
        Modifier.PUBLIC | Modifier.STATIC,
        code -> {
          for (int i = 0; i < types.size(); i++) {
            ClassDesc made = ClassDesc.of(PACKAGE + prefix + i);
            code.aload(0).loadConstant(desc(types.get(i))).new_(made).dup();
            code.invokespecial(made, "<init>", ConstantDescs.MTD_void);
            put(code);
          }
          code.return_();
        });
  }

  private static void put(CodeBuilder code) {
    code.invokeinterface(MAP, "put", MethodTypeDesc.of(OBJECT, OBJECT, OBJECT)).pop();
  }

  private static void classes(CodeBuilder code, List<Class<?>> types) {
    code.loadConstant(types.size()).anewarray(ConstantDescs.CD_Class);
    for (int i = 0; i < types.size(); i++)
      code.dup().loadConstant(i).loadConstant(desc(types.get(i))).aastore();
  }

  private void anatomy(ClassDesc name, Class<?> type) {
    AnatomyWords words = new AnatomyWords(type);
    List<Reading> readings = readings(type);
    write(
        name,
        ANATOMY,
        builder -> {
          builder.withMethodBody(
              "<init>",
              ConstantDescs.MTD_void,
              Modifier.PUBLIC,
              code ->
                  code.aload(0).invokespecial(ANATOMY, "<init>", ConstantDescs.MTD_void).return_());
          builder.withMethodBody(
              "text",
              MethodTypeDesc.of(ConstantDescs.CD_String),
              Modifier.PROTECTED,
              code -> code.loadConstant(words.text()).areturn());
          builder.withMethodBody(
              "classes",
              MethodTypeDesc.of(CLASSES),
              Modifier.PROTECTED,
              code -> {
                classes(code, words.classes());
                code.areturn();
              });
          builder.withMethodBody(
              "value",
              MethodTypeDesc.of(OBJECT, ConstantDescs.CD_int, OBJECT),
              Modifier.PUBLIC,
              code -> {
                if (cut && PageCuts.untold(type)) PageCuts.elsewhere(code);
                else reading(code, type, readings, false);
              });
          builder.withMethodBody(
              "number",
              MethodTypeDesc.of(ConstantDescs.CD_long, ConstantDescs.CD_int, OBJECT),
              Modifier.PUBLIC,
              code -> {
                if (cut && PageCuts.untold(type)) PageCuts.elsewhere(code);
                else reading(code, type, readings, true);
              });
          builder.withMethodBody(
              "make",
              MethodTypeDesc.of(OBJECT, ConstantDescs.CD_int, OBJECT.arrayType()),
              Modifier.PUBLIC,
              code -> {
                if (cut && PageCuts.unread(type)) PageCuts.elsewhere(code);
                else making(code, type);
              });
        });
  }

  /** An accessor and what it gives. */
  private record Reading(String accessor, Class<?> type) {
    boolean number() {
      return type == int.class || type == long.class || type == boolean.class;
    }
  }

  private static List<Reading> readings(Class<?> type) {
    List<Reading> readings = new ArrayList<>();
    if (type.isRecord())
      for (RecordComponent component : type.getRecordComponents())
        readings.add(new Reading(component.getName(), component.getType()));
    WrittenAs written = type.getAnnotation(WrittenAs.class);
    if (written != null)
      readings.add(
          new Reading(written.value(), Anatomist.accessor(type, written.value()).getReturnType()));
    return readings;
  }

  private static void reading(
      CodeBuilder code, Class<?> type, List<Reading> readings, boolean numbers) {
    List<Reading> wanted = new ArrayList<>();
    Label none = code.newLabel();
    List<SwitchCase> cases = new ArrayList<>();
    for (int i = 0; i < readings.size(); i++) {
      if (numbers && !readings.get(i).number()) continue;
      wanted.add(readings.get(i));
      cases.add(SwitchCase.of(i, code.newLabel()));
    }
    if (!cases.isEmpty()) code.iload(1).lookupswitch(none, cases);
    for (int i = 0; i < wanted.size(); i++) {
      Reading reading = wanted.get(i);
      code.labelBinding(cases.get(i).target()).aload(2).checkcast(desc(type));
      MethodTypeDesc shape = MethodTypeDesc.of(desc(reading.type()));
      if (type.isInterface()) code.invokeinterface(desc(type), reading.accessor(), shape);
      else code.invokevirtual(desc(type), reading.accessor(), shape);
      if (numbers) {
        if (reading.type() != long.class) code.i2l();
        code.lreturn();
      } else {
        box(code, reading.type());
        code.areturn();
      }
    }
    code.labelBinding(none);
    if (numbers) code.lconst_0().lreturn();
    else code.aconst_null().areturn();
  }

  private static void making(CodeBuilder code, Class<?> type) {
    Label other = code.newLabel();
    if (type.isRecord()) {
      code.iload(1).ifne(other);
      List<Class<?>> parameters = new ArrayList<>();
      for (RecordComponent component : type.getRecordComponents())
        parameters.add(component.getType());
      constructed(code, type, parameters);
      code.labelBinding(other);
    }
    WrittenAs written = type.getAnnotation(WrittenAs.class);
    if (written == null) {
      code.aconst_null().areturn();
      return;
    }
    Class<?> part = Anatomist.accessor(type, written.value()).getReturnType();
    if (!hasOf(type, part)) {
      constructed(code, type, List.of(part));
      return;
    }
    load(code, 0, part);
    MethodTypeDesc shape = MethodTypeDesc.of(desc(type), desc(part));
    code.invokestatic(desc(type), "of", shape, type.isInterface()).areturn();
  }

  private static boolean hasOf(Class<?> type, Class<?> part) {
    for (Method method : type.getDeclaredMethods())
      if (method.getName().equals("of")
          && Modifier.isStatic(method.getModifiers())
          && Arrays.equals(method.getParameterTypes(), new Class<?>[] {part})) return true;
    return false;
  }

  private static void constructed(CodeBuilder code, Class<?> type, List<Class<?>> parameters) {
    code.new_(desc(type)).dup();
    for (int i = 0; i < parameters.size(); i++) load(code, i, parameters.get(i));
    List<ClassDesc> descs = parameters.stream().map(AnatomyClasses::desc).toList();
    code.invokespecial(desc(type), "<init>", MethodTypeDesc.of(ConstantDescs.CD_void, descs));
    code.areturn();
  }

  private static void load(CodeBuilder code, int index, Class<?> type) {
    code.aload(2).loadConstant(index).aaload();
    if (!type.isPrimitive()) {
      code.checkcast(desc(type));
      return;
    }
    code.checkcast(boxed(type));
    code.invokevirtual(boxed(type), type.getName() + "Value", MethodTypeDesc.of(desc(type)));
  }

  private static void box(CodeBuilder code, Class<?> type) {
    if (!type.isPrimitive()) return;
    code.invokestatic(boxed(type), "valueOf", MethodTypeDesc.of(boxed(type), desc(type)));
  }

  private static ClassDesc boxed(Class<?> primitive) {
    return switch (TypeKind.from(desc(primitive))) {
      case INT -> ConstantDescs.CD_Integer;
      case LONG -> ConstantDescs.CD_Long;
      case BOOLEAN -> ConstantDescs.CD_Boolean;
      case DOUBLE -> ConstantDescs.CD_Double;
      case FLOAT -> ConstantDescs.CD_Float;
      case BYTE -> ConstantDescs.CD_Byte;
      case SHORT -> ConstantDescs.CD_Short;
      case CHAR -> ConstantDescs.CD_Character;
      case REFERENCE, VOID -> throw new IllegalArgumentException(primitive + " has no box");
    };
  }

  /** What {@code Copies} finds out of the fields of a class, as code. */
  private void parting(ClassDesc name, Class<?> type) {
    ClassDesc own = desc(type);
    write(
        name,
        PARTING,
        builder -> {
          builder.withMethodBody(
              "<init>",
              ConstantDescs.MTD_void,
              Modifier.PUBLIC,
              code ->
                  code.aload(0).invokespecial(PARTING, "<init>", ConstantDescs.MTD_void).return_());
          builder.withMethodBody(
              "part",
              MethodTypeDesc.of(ConstantDescs.CD_void, OBJECT, OBJECT),
              Modifier.PUBLIC,
              code -> {
                for (Field field : type.getDeclaredFields())
                  if (!Modifier.isStatic(field.getModifiers())) part(code, own, field);
                code.return_();
              });
        });
  }

  private static void part(CodeBuilder code, ClassDesc own, Field field) {
    Class<?> type = field.getType();
    ClassDesc held = desc(type);
    boolean spent = Modifier.isTransient(field.getModifiers());
    boolean part = Described.class.isAssignableFrom(type);
    if (!spent && !part && !type.isArray()) return;
    code.aload(1).checkcast(own);
    if (spent) {
      switch (TypeKind.from(held)) {
        case LONG -> code.lconst_0();
        case DOUBLE -> code.dconst_0();
        case FLOAT -> code.fconst_0();
        case REFERENCE -> code.aconst_null();
        default -> code.iconst_0();
      }
    } else {
      code.aload(2).checkcast(own).getfield(own, field.getName(), held);
      if (part) {
        code.invokevirtual(held, "copy", MethodTypeDesc.of(held));
      } else if (type.getComponentType().isPrimitive()) {
        code.invokevirtual(held, "clone", MethodTypeDesc.of(OBJECT)).checkcast(held);
      } else {
        ClassDesc parts = DESCRIBED.arrayType();
        code.invokestatic(COPIES, "parts", MethodTypeDesc.of(parts, parts)).checkcast(held);
      }
    }
    code.putfield(own, field.getName(), held);
  }
}
