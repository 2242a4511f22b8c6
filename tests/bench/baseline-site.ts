import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import react from '@vitejs/plugin-react';
import fastify from 'fastify';
import { build } from 'vite';
import { precompress } from '../../src/build/precompress.ts';

const OUT = join(import.meta.dirname, '../../test-results/baseline');

/** Builds and serves a plain Ionic React page, bundled like the portal: the baseline of the portal's figures. */
export async function startBaseline(): Promise<{ url: string; stop: () => Promise<void> }> {
  await build({
    root: join(import.meta.dirname, 'baseline'),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), precompress()],
    build: { outDir: OUT, emptyOutDir: true, target: 'es2023' },
  });
  const app = fastify();
  await app.register(fastifyStatic, { root: OUT, preCompressed: true, maxAge: 86_400_000 });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `${url}/`, stop: () => app.close() };
}
