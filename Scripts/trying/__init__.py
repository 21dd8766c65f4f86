"""The parts of Scripts/try-app: reading an app's sources, compiling them together, and telling what stops them."""
