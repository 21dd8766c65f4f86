// How long calls took.
#ifndef FIGURES_H
#define FIGURES_H

#include <stddef.h>

/// Seconds of a clock that never jumps.
double now(void);

/// Prints why, and ends the program.
void fail(const char *format, ...) __attribute__((noreturn, format(printf, 1, 2)));

/// Forgets everything so far: what follows is measured.
void figures_begin(int pid);

/// Whether calls are measured by now.
int figures_have_begun(void);

/// Notes a call that took so many seconds.
void figures_add(double seconds);

/// How many calls were noted.
size_t figures_count(void);

/// Notes the server's memory; at most 32 times.
void figures_look(void);

/// Prints all as one line of JSON; `first_answer` is in seconds, negative if it was not measured.
void figures_print(double first_answer);

#endif
