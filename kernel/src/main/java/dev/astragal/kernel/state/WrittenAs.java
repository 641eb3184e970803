package dev.astragal.kernel.state;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A type that is written as one of its parts alone: a seat as its number, a seed as its text. The
 * type must have a static method {@code of}, or else a constructor, that takes just that part.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface WrittenAs {
  /** The accessor of the part. */
  String value();

  /** The smallest number that is taken, for the schema. */
  int min() default Integer.MIN_VALUE;

  /** The largest number that is taken, for the schema. */
  int max() default Integer.MAX_VALUE;
}
