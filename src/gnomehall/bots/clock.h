/* Seconds on a clock that only goes forward, without the GIL, on every system. */
#ifndef GNOMEHALL_CLOCK_H
#define GNOMEHALL_CLOCK_H

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

static inline double gnomehall_clock(void) {
    LARGE_INTEGER ticks, rate;
    QueryPerformanceCounter(&ticks);
    QueryPerformanceFrequency(&rate);
    return (double)ticks.QuadPart / (double)rate.QuadPart;
}
#else
#include <time.h>

#ifdef __wasm__
#define GNOMEHALL_CLOCK ((clockid_t)1) /* the number is Emscripten's; the headers it is compiled with are wasi's */
#else
#define GNOMEHALL_CLOCK CLOCK_MONOTONIC
#endif

static inline double gnomehall_clock(void) {
    struct timespec moment;
    clock_gettime(GNOMEHALL_CLOCK, &moment);
    return (double)moment.tv_sec + (double)moment.tv_nsec * 1e-9;
}
#endif

#endif
