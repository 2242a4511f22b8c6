import { fileURLToPath } from 'node:url';

/**
 * The first file of the bundle: starts the server beside it with the heap that fits where it runs. Node takes these settings only
 * from outside, so the process replaces itself, which keeps its id, its signals and its outputs. Beside the embedded database it
 * is sparing: V8 otherwise lets hundreds of megabytes of finished searches lie about; less room than this makes it collect more than
 * it serves, and optimizing for size gives pages back sooner. All of that takes a third of the processor time of an order: who has
 * brought a database of their own has outgrown such a machine, and V8 chooses for itself (NODE_OPTIONS may choose otherwise).
 */
const SPARING = ['--heap-growing-percent=50', '--max-semi-space-size=2', '--optimize-for-size'];
const HEAP = process.env.DATABASE_URL ? [] : SPARING;
/** glibc keeps a pool of memory for every thread that compresses, and blocks once large for ever, unless told otherwise. */
const MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
const SERVER = fileURLToPath(new URL('./server.js', import.meta.url));

if (process.platform !== 'win32')
  process.execve?.(process.execPath, [process.execPath, ...HEAP, ...process.execArgv, SERVER], {
    ...MALLOC,
    ...process.env,
  });
await import(SERVER);
