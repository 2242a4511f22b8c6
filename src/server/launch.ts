import { fileURLToPath } from 'node:url';

/**
 * The bundle's entry: starts the server beside it with heap settings for its environment. Node takes these only from outside, so the
 * process replaces itself, which preserves its id, signals and outputs. With the embedded database it saves memory: V8 otherwise retains
 * hundreds of megabytes of finished searches; a smaller heap makes it collect more than it serves, and optimizing for size returns pages
 * sooner. All of that costs a third of the CPU time of an order: an installation with an external database has outgrown such a machine, and
 * V8 decides by itself (NODE_OPTIONS may override).
 */
const SPARING = ['--heap-growing-percent=50', '--max-semi-space-size=2', '--optimize-for-size'];
const HEAP = process.env.DATABASE_URL ? [] : SPARING;
/** glibc has a memory arena for every thread that compresses, and never releases large blocks, unless configured. */
const MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
const SERVER = fileURLToPath(new URL('./server.js', import.meta.url));

if (process.platform !== 'win32')
  process.execve?.(process.execPath, [process.execPath, ...HEAP, ...process.execArgv, SERVER], {
    ...MALLOC,
    ...process.env,
  });
await import(SERVER);
