import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text asset that compresses well, so that the server never compresses them itself. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    // Last and sequential: the service worker is written when the bundle is closed.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => packAll(outDir),
    },
  };
}

async function packAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((entry) => TEXT.test(entry))) {
    const file = join(folder, name);
    const body = await readFile(file);
    const quality = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    };
    const packed = [
      [`${file}.br`, await brotli(body, quality)],
      [`${file}.gz`, await zip(body, { level: 9 })],
    ] as const;
    for (const [path, bytes] of packed) if (bytes.length < body.length) await writeFile(path, bytes);
  }
}
