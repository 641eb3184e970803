package dev.astragal.kernel.state;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The largest whole number a part may be, the most characters of a text, the most items of a list
 * or map; more is not read. Of an {@code Optional} it is said of what is in it, of a record of its
 * numbers that say nothing themselves.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.TYPE})
public @interface AtMost {
  long value();
}
