import type { Plugin } from 'vite';

const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;
const ENTRY = /\s*<script type="module"[^>]*><\/script>/;
/** The files that every page needs (vite.config.ts); other preloads are small. */
const SHARED = /\/(vendor|kit)-[^/]*\.js$/;

/**
 * Makes a built page run each shared file as a separate task, as soon as it has loaded: run in one task with the entry, they block a slow
 * phone for a fifth of a second.
 */
export function splitStartupTasks(): Plugin {
  return {
    name: 'split-startup-tasks',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html, { bundle }) => (bundle ? runShared(html) : html) },
  };
}

/** @throws when the page names no entry or no shared file. */
export function runShared(html: string): string {
  const entry = ENTRY.exec(html)?.[0];
  if (!entry) throw new Error('index.html runs no module');
  const shared = [...html.matchAll(PRELOAD)].filter(([, file = '']) => SHARED.test(file));
  if (shared.length === 0) throw new Error('index.html preloads none of the shared files');
  const scripts = shared.map(([, file]) => `\n    <script type="module" async crossorigin src="${file}"></script>`);
  const without = shared.reduce((page, [link]) => page.replace(link, ''), html);
  return without.replace(entry, () => `${scripts.join('')}${entry}`);
}
