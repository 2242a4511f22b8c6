import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { attachCluster } from '../../src/server/db/embedded/cluster.ts';
import { dropTemplate } from './template.ts';
import type { TestDatabases } from './test-databases.ts';

/** Where the tests of this run find their database server. */
declare module 'vitest' {
  export interface ProvidedContext {
    databases: TestDatabases;
  }
}

/** Gives a run of tests its place for databases, and clears it away at the end. Nothing is started for tests that use none. */
export default function setup(project: TestProject): () => Promise<void> {
  const url = process.env.DATABASE_URL ?? null;
  const folder = url ? null : mkdtempSync(join(tmpdir(), 'interline-test-'));
  const template = `interline_template_${process.pid}_${Date.now().toString(36)}`;
  project.provide('databases', { folder, url, template });
  return async () => {
    if (url) await dropTemplate(url, template);
    if (!folder) return;
    await (await attachCluster(folder))?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
