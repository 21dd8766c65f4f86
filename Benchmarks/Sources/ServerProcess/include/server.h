// What the system says about the server's process.
#ifndef SERVER_H
#define SERVER_H

/// The processor time that a process used so far, in seconds, all threads; -1 if it is gone.
double server_cpu_seconds(int pid);

/// The memory of a process that is in RAM, in bytes; -1 if it is gone.
long server_resident_bytes(int pid);

#endif
