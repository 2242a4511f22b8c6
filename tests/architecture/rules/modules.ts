import type { Graph, ModuleFacts, Rule } from '../module-facts.ts';

const each = (graph: Graph, check: (module: ModuleFacts) => string[]) => [...graph.values()].flatMap(check);
const isSource = (module: ModuleFacts) => module.path.startsWith('src/');

/** Import cycles, by value or by type, each reported once, from its alphabetically first module. */
export const noCycles: Rule = (graph) => {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: string[]): void => {
    const at = trail.indexOf(path);
    if (at >= 0) {
      found.push(`circle of imports: ${[...trail.slice(at), path].join(' → ')}`);
      return;
    }
    if (done.has(path)) return;
    for (const { target, kind } of graph.get(path)?.imports ?? []) {
      if (kind !== 'dynamic' && graph.has(target)) visit(target, [...trail, path]);
    }
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
};

/** A file that only re-exports others hides where things live and couples chunks. */
export const noBarrels: Rule = (graph) =>
  each(graph, (module) => {
    const stars = module.reExports.filter((entry) => entry.star).map((entry) => entry.target);
    if (stars.length > 0) return [`${module.path} re-exports everything of ${stars.join(', ')}`];
    const barrel = module.reExports.length > 0 && module.ownExports === 0;
    return barrel ? [`${module.path} only re-exports: import from the file itself`] : [];
  });

/** Tools read a default export from these files. */
const TOOL_FILES =
  /(^|\/)[\w-]+\.config\.ts$|^tests\/server-setup\/cluster\.ts$|^tests\/e2e\/global-setup\.ts$|^tests\/.*-reporter\.ts$/;

export const noDefaultExports: Rule = (graph) =>
  each(graph, (module) =>
    module.hasDefaultExport && !TOOL_FILES.test(module.path) ? [`${module.path} has a default export`] : [],
  );

const WALL = 300;
const TABLE_FILES = /^src\/contract\/messages\.ts$|\/tables\/|\/locales\/|\/generated\//;

export const sizeWall: Rule = (graph) =>
  each(graph, (module) =>
    module.lines > WALL && !TABLE_FILES.test(module.path)
      ? [`${module.path} has ${module.lines} lines, the wall is ${WALL}`]
      : [],
  );

const EMPTY_NAMES = /(^|\/)(utils?|helpers?|common|misc|stuff|lib)(\/|\.\w+$)/i;
const COMPONENT = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/;
const PLAIN = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|config|gen|d|module))*\.tsx?$/;

/** Meaningless names are banned; the others are kebab-case, or PascalCase for components. */
export const fileNames: Rule = (graph) =>
  each(graph, (module) => {
    if (EMPTY_NAMES.test(module.path)) return [`${module.path} is named for nothing in particular`];
    const name = module.path.split('/').at(-1) ?? '';
    const routeFile = module.path.startsWith('src/client/routes/');
    if (routeFile || PLAIN.test(name) || COMPONENT.test(name)) return [];
    return [`${module.path} is neither kebab-case nor a PascalCase component`];
  });

const SUPPRESSION = /@ts-(ignore|expect-error|nocheck)|(eslint|oxlint)-disable/;
const UNFINISHED = /\b(TODO|FIXME|XXX|HACK)\b/;

export const noSuppressions: Rule = (graph) =>
  each(graph, (module) => [
    ...module.comments
      .filter((text) => SUPPRESSION.test(text))
      .map((text) => `${module.path} switches a check off:${text}`),
    ...module.comments
      .filter((text) => UNFINISHED.test(text))
      .map((text) => `${module.path} leaves work behind:${text}`),
  ]);

export const noEscapesFromTypes: Rule = (graph) =>
  each(graph, (module) => [
    ...module.anyTypes.map((line) => `${module.path}:${line} uses any`),
    ...module.doubleCasts.map((line) => `${module.path}:${line} casts through unknown`),
  ]);

/** Parts of Ionic that need Ionic's own router or silently never fire under another one. */
const BANNED_IONIC =
  /^(IonRouterOutlet|IonTabs|IonTab|IonBackButton|IonNav|IonNavLink|IonReactRouter|useIonRouter|useIonView\w*)$/;

export const noIonicRouting: Rule = (graph) =>
  each(graph, (module) => {
    const names = module.imports.filter((entry) => entry.target.startsWith('@ionic/')).flatMap((entry) => entry.names);
    const attributes = module.jsxAttributes.filter((name) => name === 'routerLink' || name === 'routerDirection');
    return [...names.filter((name) => BANNED_IONIC.test(name)), ...attributes].map(
      (name) => `${module.path} uses ${name}: routing is the router's alone`,
    );
  });

/** The lowest folder of the client, where storage errors are caught; the worker runs only where its files may be stored. */
const STORAGE_ROOM = 'src/client/device/browser/';
const OF_WORKER = /^src\/client\/worker\//;
/** The package opens a database on first use, inside a promise. */
const DATABASE_FILES = new Set(['src/client/device/key-value.ts', 'src/client/offline/query-store.ts']);

/** A browser may refuse storage and then throws on mere access: the client accesses it in one folder only. */
export const storageInOneRoom: Rule = (graph) =>
  each(graph, ({ path, browserStorage, imports }) => {
    const isApart = !path.startsWith('src/client/') || path.startsWith(STORAGE_ROOM) || /\.test\.tsx?$/.test(path);
    if (isApart) return [];
    const names = browserStorage.filter((name) => !(name === 'caches' && OF_WORKER.test(path)));
    const databases = imports.filter(({ target }) => target === 'idb-keyval' && !DATABASE_FILES.has(path));
    return [...names, ...databases.map(({ target }) => target)].map(
      (name) => `${path} uses ${name}: only ${STORAGE_ROOM} reaches what the browser stores`,
    );
  });

/** Calls with their own key: the booking of a draft, which two places may have open, and a pending change. */
const UNDER_KEYS = /^src\/client\/(booking|offline\/outbox)\//;

/** Calls that create or move something are sent by `call` itself, once: no screen makes idempotency keys. */
export const keysInOnePlace: Rule = (graph) =>
  each(graph, ({ path, imports }) => {
    const isKeyed = imports.some(
      ({ target, names }) => target === 'src/client/api/call.ts' && names.includes('callUnder'),
    );
    return isKeyed && !UNDER_KEYS.test(path) && !/\.test\.tsx?$/.test(path)
      ? [`${path} brings a key of its own: call() has one for what is meant once`]
      : [];
  });

const DRAFT_VALUES = 'src/client/offline/drafts/draft-values.ts';
/** Searches, list filters, and the work on a pasted reservation. */
const OF_ONE_WINDOW = new Set(
  [
    'features/agencies/AgencyList.tsx',
    'features/bills/AgencyStatementsPage.tsx',
    'features/bills/TransactionsPage.tsx',
    'features/bookings/list/FilterSheet.tsx',
    'features/bookings/list/OrdersToolbar.tsx',
    'features/deliveries/DeliveriesPage.tsx',
    'features/desk/DeskQueue.tsx',
    'features/flight-search/form/SearchWords.tsx',
    'features/flight-search/form/TypedDate.tsx',
    'features/flight-search/pnr/SegmentSheet.tsx',
    'features/flight-search/pnr/pnr-work.ts',
    'features/flight-search/search/use-search-draft.ts',
    'features/group-orders/GroupList.tsx',
    // Finds a country, like the neighbouring card finds a city.
    'features/profile/FavouriteCountriesCard.tsx',
    'features/trains/orders/TrainsLayout.tsx',
    'features/trains/search/TrainSearchForm.tsx',
    'features/travellers/CardList.tsx',
    'features/user-log/UserLogPage.tsx',
    'features/users/UserList.tsx',
    'form/DaysFilterSheet.tsx',
    'places/PlaceField.tsx',
    'trip/TravellerList.tsx',
    'trip/pasted-party.ts',
  ].map((name) => `src/client/${name}`),
);

/** Input about a record belongs to the account, in every window; only searches belong to one window. */
export const windowsKeepLittle: Rule = (graph) =>
  each(graph, ({ path, imports }) => {
    const isApart =
      path.startsWith('src/client/offline/drafts/') || /\.test\.tsx?$/.test(path) || OF_ONE_WINDOW.has(path);
    const names = imports.filter(({ target }) => target === DRAFT_VALUES).flatMap((entry) => entry.names);
    return isApart
      ? []
      : names
          .filter((name) => name === 'windowPlace' || name === 'useFieldText')
          .map((name) => `${path} uses ${name}: another window would not find what is typed there`);
  });

const PLATFORM_CALLS = new Set(['fetch', 'EventSource', 'XMLHttpRequest', 'WebSocket']);

/** Screens use the network only through api/. */
export const networkInApiOnly: Rule = (graph) =>
  each(graph, (module) =>
    isSource(module) && /^src\/client\/(features|routes|ui|form|places)\//.test(module.path)
      ? module.calls
          .filter((name) => PLATFORM_CALLS.has(name))
          .map((name) => `${module.path} calls ${name}: only api/ does`)
      : [],
  );
