/* Preloaded into a program, makes every disk one that forces one file at a time and takes longer for it: see slow-disk. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static pthread_mutex_t disk = PTHREAD_MUTEX_INITIALIZER;
static long forces;

static int slowly(const char *name, int file) {
  int (*really)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  const char *text = getenv("SLOW_DISK_MICROS");
  long micros = text ? atol(text) : 0;
  struct timespec pause = {micros / 1000000, micros % 1000000 * 1000};
  pthread_mutex_lock(&disk);
  forces++;
  nanosleep(&pause, NULL);
  int result = really(file);
  pthread_mutex_unlock(&disk);
  return result;
}

int fdatasync(int file) { return slowly("fdatasync", file); }
int fsync(int file) { return slowly("fsync", file); }

__attribute__((destructor)) static void told(void) {
  if (forces) fprintf(stderr, "forces: %ld\n", forces);
}
