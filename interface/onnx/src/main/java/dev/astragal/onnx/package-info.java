/** Networks as players, by ONNX Runtime. */
@NullMarked
package dev.astragal.onnx;

import org.jspecify.annotations.NullMarked;
