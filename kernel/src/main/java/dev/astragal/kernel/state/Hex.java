package dev.astragal.kernel.state;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * 64 bits, a {@code long} or {@code OptionalLong}, written as {@code 0x} and sixteen digits: JSON
 * readers elsewhere round whole numbers beyond 53 bits.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Hex {}
