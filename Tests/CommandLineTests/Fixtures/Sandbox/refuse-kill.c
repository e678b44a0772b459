// Replaces kill(2) in a process that loads this library first.
//
// In the sandbox that SwiftPM starts plugins in on macOS, a process may send signals to itself and
// to no other process.
#include <errno.h>
#include <signal.h>
#include <unistd.h>

int kill(pid_t process, int signal) {
  if (process == getpid()) return raise(signal);
  errno = EPERM;
  return -1;
}
