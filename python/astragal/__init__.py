"""Astragal's games as environments for learning."""

from .program import Program, ProgramError, Space

__all__ = ["Program", "ProgramError", "Space"]
