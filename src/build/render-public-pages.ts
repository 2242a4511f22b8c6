import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const VITE = 'node_modules/vite/bin/vite.js';

/** Renders the public pages (src/client/public) without scripts into a file, which the server fills in for each site. */
export async function renderPublicPages(file: string): Promise<void> {
  // Where the renderer resolves its packages.
  const folder = mkdtempSync('node_modules/.pages-');
  try {
    const options = ['--logLevel', 'error', '--config', 'src/build/pages.config.ts', '--outDir', folder];
    const env = { ...process.env, NODE_ENV: 'production' };
    const { status } = spawnSync(process.execPath, [VITE, 'build', ...options], { stdio: 'inherit', env });
    if (status !== 0) throw new Error('the public pages could not be built');
    const built: { renderPages: () => unknown } = await import(
      pathToFileURL(resolve(join(folder, 'render-pages.js'))).href
    );
    writeFileSync(file, JSON.stringify(built.renderPages()));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
