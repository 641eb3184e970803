package dev.astragal.kernel.state;

import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.tree.Tree;

/** Shapes of the values that have no parts. */
final class ScalarShapes {
  private ScalarShapes() {}

  static final Shape<Integer> INT32 =
      new Shape<>() {
        @Override
        public void write(String name, Integer value, StateWriter out) {
          out.int32(name, value);
        }

        @Override
        public Integer read(String name, StateReader in) {
          return in.int32(name);
        }

        @Override
        Tree.Table schema(Definitions definitions) {
          return Schemas.table(
              "type",
              Tree.of("integer"),
              "minimum",
              Tree.of(Integer.MIN_VALUE),
              "maximum",
              Tree.of(Integer.MAX_VALUE));
        }
      };

  static final Shape<Long> INT64 =
      new Shape<>() {
        @Override
        public void write(String name, Long value, StateWriter out) {
          out.int64(name, value);
        }

        @Override
        public Long read(String name, StateReader in) {
          return in.int64(name);
        }

        @Override
        Tree.Table schema(Definitions definitions) {
          return Schemas.type("integer");
        }
      };

  static final Shape<Boolean> FLAG =
      new Shape<>() {
        @Override
        public void write(String name, Boolean value, StateWriter out) {
          out.flag(name, value);
        }

        @Override
        public Boolean read(String name, StateReader in) {
          return in.flag(name);
        }

        @Override
        Tree.Table schema(Definitions definitions) {
          return Schemas.type("boolean");
        }
      };

  static final Shape<String> TEXT =
      new Shape<>() {
        @Override
        public void write(String name, String value, StateWriter out) {
          out.text(name, value);
        }

        @Override
        public String read(String name, StateReader in) {
          return in.text(name);
        }

        @Override
        Tree.Table schema(Definitions definitions) {
          return Schemas.type("string");
        }
      };

  static final Shape<Ints> INTS =
      new Shape<>() {
        @Override
        public void write(String name, Ints value, StateWriter out) {
          value.write(name, out);
        }

        @Override
        public Ints read(String name, StateReader in) {
          return Ints.of(in.int32s(name));
        }

        @Override
        Tree.Table schema(Definitions definitions) {
          return Schemas.table("type", Tree.of("array"), "items", INT32.schema(definitions));
        }
      };

  static final Shape<Ratio> RATIO =
      new Shape<>() {
        @Override
        public void write(String name, Ratio value, StateWriter out) {
          out.text(name, value.toString());
        }

        @Override
        public Ratio read(String name, StateReader in) {
          if (in instanceof TreeReader trees) {
            Tree tree = trees.value(name);
            try {
              return Ratio.parse(tree.text());
            } catch (IllegalArgumentException e) {
              throw trees.wrong(name, tree, "a ratio such as 1/20, 5% or 0.05");
            }
          }
          try {
            return Ratio.parse(in.text(name));
          } catch (IllegalArgumentException e) {
            throw in.refusal(name + " is not a ratio");
          }
        }

        @Override
        Tree.Table schema(Definitions definitions) {
          return Schemas.table(
              "type", Tree.of(java.util.List.of(Tree.of("string"), Tree.of("number"))));
        }
      };
}
