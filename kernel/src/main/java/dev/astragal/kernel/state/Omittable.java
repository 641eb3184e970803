package dev.astragal.kernel.state;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A part that a tree may lack when there is nothing in it: false, or an empty text, {@code
 * Optional}, list or map. Bytes always have it.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Omittable {
  /** Whether it is written all the same. */
  boolean written() default false;
}
