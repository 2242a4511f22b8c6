import { describe, expect, it } from 'vitest';
import { fakeModule, type Graph, graphOf, type ImportFact, type ModuleFacts, type Rule } from './module-facts.ts';
import { boundaries, contractPackages, featuresApart } from './rules/boundaries.ts';
import { bannedFromFirstLoad } from './rules/first-load.ts';
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
} from './rules/modules.ts';
import { noBuildTools, onlyCommandsWrite, onlyLedgerPosts, onlyPresentBuilds, readsAreScoped } from './rules/server.ts';

const value = (target: string, ...names: string[]): ImportFact => ({ target, kind: 'value', names });
const importing = (path: string, target: string, ...names: string[]) =>
  fakeModule(path, { imports: [value(target, ...names)] });

/** Each rule with a graph that breaks it and one that complies. */
const CASES: [name: string, rule: Rule, bad: ModuleFacts[], good: ModuleFacts[]][] = [
  [
    'contract apart',
    boundaries,
    [importing('src/contract/a.ts', 'src/server/x.ts')],
    [importing('src/contract/a.ts', 'src/contract/b.ts')],
  ],
  [
    'client apart',
    boundaries,
    [importing('src/client/a.ts', 'src/server/x.ts')],
    [importing('src/client/a.ts', 'src/contract/b.ts')],
  ],
  [
    'server apart',
    boundaries,
    [importing('src/server/a.ts', 'src/client/x.ts')],
    [importing('src/server/a.ts', 'src/contract/b.ts')],
  ],
  [
    'ui at the bottom',
    boundaries,
    [importing('src/client/ui/A.tsx', 'src/client/features/x/B.tsx')],
    [importing('src/client/features/x/B.tsx', 'src/client/ui/A.tsx')],
  ],
  [
    'api below features',
    boundaries,
    [importing('src/client/api/a.ts', 'src/client/features/x/b.ts')],
    [importing('src/client/api/a.ts', 'src/client/ui/b.ts')],
  ],
  [
    'routes above features',
    boundaries,
    [importing('src/client/features/x/A.tsx', 'src/client/routes/y.tsx')],
    [importing('src/client/routes/y.tsx', 'src/client/features/x/A.tsx')],
  ],
  [
    'routes know no tables',
    boundaries,
    [importing('src/server/features/x/routes.ts', 'src/server/db/schema/orders.ts')],
    [importing('src/server/features/x/routes.ts', 'src/server/features/x/reads.ts')],
  ],
  [
    'suppliers know no framework',
    boundaries,
    [importing('src/server/suppliers/a.ts', 'fastify')],
    [importing('src/server/http/a.ts', 'fastify')],
  ],
  [
    'payments know no tables',
    boundaries,
    [importing('src/server/payments/a.ts', 'src/server/db/schema/orders.ts')],
    [importing('src/server/payments/a.ts', 'src/contract/money.ts')],
  ],
  [
    'features know no framework',
    boundaries,
    [importing('src/server/features/x/reads.ts', 'fastify')],
    [importing('src/server/app.ts', 'fastify')],
  ],
  [
    'db at the bottom',
    boundaries,
    [importing('src/server/db/a.ts', 'src/server/features/x/reads.ts')],
    [importing('src/server/features/x/reads.ts', 'src/server/db/a.ts')],
  ],
  [
    'packages of the contract',
    contractPackages,
    [importing('src/contract/a.ts', 'react')],
    [importing('src/contract/a.ts', 'yup')],
  ],
  [
    'features apart',
    featuresApart,
    [importing('src/client/features/x/a.ts', 'src/client/features/y/b.ts')],
    [importing('src/client/features/x/a.ts', 'src/client/features/x/b.ts')],
  ],
  [
    'no circles',
    noCycles,
    [importing('src/a.ts', 'src/b.ts'), importing('src/b.ts', 'src/a.ts')],
    [importing('src/a.ts', 'src/b.ts'), fakeModule('src/b.ts')],
  ],
  [
    'no barrels',
    noBarrels,
    [fakeModule('src/a.ts', { reExports: [{ star: false, target: 'src/b.ts' }], ownExports: 0 })],
    [fakeModule('src/a.ts')],
  ],
  [
    'no star exports',
    noBarrels,
    [fakeModule('src/a.ts', { reExports: [{ star: true, target: 'src/b.ts' }] })],
    [fakeModule('src/a.ts')],
  ],
  [
    'no default exports',
    noDefaultExports,
    [fakeModule('src/a.ts', { hasDefaultExport: true })],
    [fakeModule('vite.config.ts', { hasDefaultExport: true })],
  ],
  [
    'size wall',
    sizeWall,
    [fakeModule('src/a.ts', { lines: 301 })],
    [fakeModule('src/a.ts', { lines: 300 }), fakeModule('src/contract/messages.ts', { lines: 900 })],
  ],
  ['names that say nothing', fileNames, [fakeModule('src/client/utils/a.ts')], [fakeModule('src/client/ui/format.ts')]],
  [
    'case of names',
    fileNames,
    [fakeModule('src/client/useThing.ts')],
    [fakeModule('src/client/use-thing.ts'), fakeModule('src/client/Thing.tsx')],
  ],
  [
    'no checks off',
    noSuppressions,
    [fakeModule('src/a.ts', { comments: [' @ts-expect-error'] })],
    [fakeModule('src/a.ts', { comments: [' why'] })],
  ],
  [
    'nothing left behind',
    noSuppressions,
    [fakeModule('src/a.ts', { comments: [' TODO later'] })],
    [fakeModule('src/a.ts', { comments: [' todos of the agent'] })],
  ],
  ['no any', noEscapesFromTypes, [fakeModule('src/a.ts', { anyTypes: [3] })], [fakeModule('src/a.ts')]],
  ['no double casts', noEscapesFromTypes, [fakeModule('src/a.ts', { doubleCasts: [3] })], [fakeModule('src/a.ts')]],
  [
    'no Ionic routing',
    noIonicRouting,
    [importing('src/a.tsx', '@ionic/react', 'IonTabs')],
    [importing('src/a.tsx', '@ionic/react', 'IonTabBar')],
  ],
  [
    'no routerLink',
    noIonicRouting,
    [fakeModule('src/a.tsx', { jsxAttributes: ['routerLink'] })],
    [fakeModule('src/a.tsx', { jsxAttributes: ['href'] })],
  ],
  [
    'network in api only',
    networkInApiOnly,
    [fakeModule('src/client/features/x/a.ts', { calls: ['fetch'] })],
    [fakeModule('src/client/api/a.ts', { calls: ['fetch'] })],
  ],
  [
    'storage in one room',
    storageInOneRoom,
    [fakeModule('src/client/api/a.ts', { browserStorage: ['sessionStorage'] })],
    [
      fakeModule('src/client/device/browser/a.ts', { browserStorage: ['sessionStorage'] }),
      fakeModule('src/client/worker/a.ts', { browserStorage: ['caches'] }),
    ],
  ],
  [
    'idempotency keys in one place',
    keysInOnePlace,
    [importing('src/client/features/x/a.ts', 'src/client/api/call.ts', 'callUnder')],
    [
      importing('src/client/features/x/a.ts', 'src/client/api/call.ts', 'call'),
      importing('src/client/booking/a.ts', 'src/client/api/call.ts', 'callUnder'),
    ],
  ],
  [
    'what is one window’s own',
    windowsKeepLittle,
    [importing('src/client/features/x/A.tsx', 'src/client/offline/drafts/draft-values.ts', 'windowPlace')],
    [
      importing('src/client/features/x/A.tsx', 'src/client/offline/drafts/draft-values.ts', 'useDraftAt'),
      importing('src/client/places/PlaceField.tsx', 'src/client/offline/drafts/draft-values.ts', 'useFieldText'),
    ],
  ],
  [
    'databases through device',
    storageInOneRoom,
    [importing('src/client/features/x/a.ts', 'idb-keyval')],
    [importing('src/client/device/key-value.ts', 'idb-keyval')],
  ],
  [
    'reads do not write',
    onlyCommandsWrite,
    [fakeModule('src/server/features/x/reads.ts', { writes: [{ line: 1, table: 'src/server/db/schema/orders.ts' }] })],
    [
      fakeModule('src/server/features/x/cancel-order.ts', {
        writes: [{ line: 1, table: 'src/server/db/schema/orders.ts' }],
      }),
    ],
  ],
  [
    'raw SQL counts too',
    onlyCommandsWrite,
    [fakeModule('src/server/http/a.ts', { writes: [{ line: 1, table: null }] })],
    [fakeModule('src/server/http/a.ts')],
  ],
  [
    'only the ledger posts',
    onlyLedgerPosts,
    [
      fakeModule('src/server/features/x/pay-order.ts', {
        writes: [{ line: 1, table: 'src/server/db/schema/ledger.ts' }],
      }),
    ],
    [fakeModule('src/server/ledger/post.ts', { writes: [{ line: 1, table: 'src/server/db/schema/ledger.ts' }] })],
  ],
  [
    'only present builds',
    onlyPresentBuilds(new Set(['Wallet'])),
    [fakeModule('src/server/features/x/reads.ts', { builds: ['Wallet'] })],
    [fakeModule('src/server/features/x/present.ts', { builds: ['Wallet'] })],
  ],
  [
    'reads are scoped',
    readsAreScoped(new Set(['orders'])),
    [
      fakeModule('src/server/features/x/reads.ts', {
        imports: [value('src/server/db/scope.ts', 'ownCompany')],
        reads: [{ line: 3, table: 'orders', inside: 'readAll' }],
        uses: { readAll: ['orders'], readOwn: ['ownCompany'] },
      }),
    ],
    [
      fakeModule('src/server/features/x/reads.ts', {
        reads: [{ line: 3, table: 'orders', inside: 'readOwn' }],
        uses: { readOwn: ['orders', 'matching'], matching: ['ownCompany'] },
      }),
    ],
  ],
  [
    'no build tools at run time',
    noBuildTools,
    [importing('src/server/main.ts', 'vite')],
    [importing('src/server/main.ts', 'pg')],
  ],
  [
    'first load',
    (graph: Graph) => bannedFromFirstLoad(graph, 'src/client/main.tsx', ['yup']),
    [importing('src/client/main.tsx', 'src/a.ts'), importing('src/a.ts', 'yup')],
    [fakeModule('src/client/main.tsx', { imports: [{ target: 'yup', kind: 'dynamic', names: ['*'] }] })],
  ],
];

describe('the rules', () => {
  it.each(CASES)('%s: tells a breach and passes what keeps it', (_name, rule, bad, good) => {
    expect(rule(graphOf(...bad))).not.toEqual([]);
    expect(rule(graphOf(...good))).toEqual([]);
  });
});
