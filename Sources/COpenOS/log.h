// Nothing is declared in C: the Swift module OpenOS has all of it.
