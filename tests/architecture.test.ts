import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerTypes, companyTables, flatErrors, ownFields, rawColours } from './architecture/facts-of-the-product.ts';
import { loadGraph } from './architecture/load-graph.ts';
import type { Graph, Rule } from './architecture/module-facts.ts';
import { boundaries, contractPackages, featuresApart } from './architecture/rules/boundaries.ts';
import { bannedFromFirstLoad } from './architecture/rules/first-load.ts';
import {
  fileNames,
  keysInOnePlace,
  networkInApiOnly,
  noBarrels,
  noCycles,
  noDefaultExports,
  noEscapesFromTypes,
  noIonicRouting,
  noSuppressions,
  sizeWall,
  storageInOneRoom,
  windowsKeepLittle,
} from './architecture/rules/modules.ts';
import {
  noBuildTools,
  onlyCommandsWrite,
  onlyLedgerPosts,
  onlyPresentBuilds,
  readsAreScoped,
} from './architecture/rules/server.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');

const RULES: [name: string, rule: Rule][] = [
  ['the rooms keep apart', boundaries],
  ['the contract imports only yup, date-fns and node-diff3', contractPackages],
  ['no feature imports another', featuresApart],
  ['no circle of imports', noCycles],
  ['no barrel files', noBarrels],
  ['default exports only where a tool demands one', noDefaultExports],
  ['no file past the wall of 300 lines', sizeWall],
  ['files are named for what they hold', fileNames],
  ['no check is switched off and nothing is left for later', noSuppressions],
  ['no way around the types', noEscapesFromTypes],
  ['no routing by Ionic', noIonicRouting],
  ['screens reach the network through api/', networkInApiOnly],
  ['the client reaches what the browser stores in one room', storageInOneRoom],
  ['idempotency keys of what is meant once are made in one place', keysInOnePlace],
  ['what is typed about a record is in every window', windowsKeepLittle],
  ['only commands write', onlyCommandsWrite],
  ['only the ledger posts money', onlyLedgerPosts],
  [
    'only present.ts builds answers',
    onlyPresentBuilds(answerTypes(globSync('src/contract/*endpoints.ts', { cwd: ROOT }).map(read).join(''))),
  ],
  [
    'reads are scoped by company',
    readsAreScoped(companyTables(globSync('src/server/db/schema/*.ts', { cwd: ROOT }).map(read))),
  ],
  ['the server loads no build tools', noBuildTools],
  [
    'the first load carries no form library',
    (graph) => bannedFromFirstLoad(graph, 'src/client/main.tsx', ['yup', 'formik']),
  ],
];

/** It reads every source: a busy machine takes long over it. */
const READING_MS = 60_000;

describe('architecture', () => {
  let graph: Graph;
  beforeAll(() => {
    graph = loadGraph(ROOT);
  }, READING_MS);

  it('sees the source', () => expect(graph.size).toBeGreaterThan(50));

  it.each(RULES)('%s', (_name, rule) => expect(rule(graph)).toEqual([]));

  it('texts are typed into fields that keep them', () => {
    const screens = globSync('src/client/**/*.tsx', { cwd: ROOT }).filter((path) => !path.endsWith('.test.tsx'));
    expect(screens.flatMap((path) => ownFields(path, read(path)))).toEqual([]);
  });

  it('what the server objects to is nested before it is a form’s', () => {
    const code = globSync('src/client/**/*.{ts,tsx}', { cwd: ROOT });
    expect(code.flatMap((path) => flatErrors(path, read(path)))).toEqual([]);
  });

  it('colours come from the theme', () => {
    const sheets = globSync('src/client/**/*.css', { cwd: ROOT }).filter(
      (path) => !path.startsWith('src/client/theme/'),
    );
    expect(sheets.flatMap((path) => rawColours(path, read(path)))).toEqual([]);
  });
});
