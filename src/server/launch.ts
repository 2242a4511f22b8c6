import { fileURLToPath } from 'node:url';

/**
 * The first file of the bundle: starts the server beside it with a sparing heap. Node takes these settings only from outside, so the
 * process replaces itself, which keeps its id, its signals and its outputs. V8 otherwise lets hundreds of megabytes of finished
 * searches lie about, and glibc keeps a pool of memory for every thread that compresses.
 */
const HEAP = ['--heap-growing-percent=30', '--max-semi-space-size=1'];
const SERVER = fileURLToPath(new URL('./server.js', import.meta.url));

if (process.platform !== 'win32')
  process.execve?.(process.execPath, [process.execPath, ...HEAP, ...process.execArgv, SERVER], {
    MALLOC_ARENA_MAX: '1',
    ...process.env,
  });
await import(SERVER);
