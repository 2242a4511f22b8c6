import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { attachCluster } from '../../src/server/db/embedded/cluster.ts';
import { dropTemplate } from './template.ts';
import { bundleOf, seededFolderOf, type TestDatabases } from './test-databases.ts';

/** Gives this run's tests their database server. */
declare module 'vitest' {
  export interface ProvidedContext {
    databases: TestDatabases;
  }
}

/** Sets up a test run's location for databases, and removes it at the end. Starts nothing for tests that use none. */
export default function setup(project: TestProject): () => Promise<void> {
  const url = process.env.DATABASE_URL ?? null;
  const folder = url ? null : mkdtempSync(join(tmpdir(), 'interline-test-'));
  const template = `interline_template_${process.pid}_${Date.now().toString(36)}`;
  const databases = { folder, url, template };
  project.provide('databases', databases);
  return async () => {
    for (const made of [bundleOf(databases), seededFolderOf(databases)]) rmSync(made, { recursive: true, force: true });
    if (url) await dropTemplate(url, template);
    if (!folder) return;
    await (await attachCluster(folder))?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
