import { type Graph, type ModuleFacts, packageOf, type Rule } from '../module-facts.ts';

const server = (graph: Graph) =>
  [...graph.values()].filter((module) => module.path.startsWith('src/server/') && !module.path.endsWith('.test.ts'));

/** Files that may contain write statements: commands (verb-noun files of a feature), the ledger, jobs, seed etc. */
const NEVER_WRITES =
  /(^|\/)(routes|present|policy|reads)\.ts$|(-reads|-routes|-policy)\.ts$|(^|\/)(present|read)-[\w-]+\.ts$/;
const WRITING_FOLDERS = /^src\/server\/(features|accounts|orders|commands|ledger|jobs|mail|push|seed|events|db)\//;

export const onlyCommandsWrite: Rule = (graph) =>
  server(graph).flatMap((module) => {
    const mayWrite = WRITING_FOLDERS.test(module.path) && !NEVER_WRITES.test(module.path);
    return mayWrite ? [] : module.writes.map((write) => `${module.path}:${write.line} writes: only commands do`);
  });

const LEDGER_TABLES = /^src\/server\/db\/schema\/ledger\.ts$/;

export const onlyLedgerPosts: Rule = (graph) =>
  server(graph).flatMap((module) =>
    module.path.startsWith('src/server/ledger/')
      ? []
      : module.writes
          .filter((write) => write.table && LEDGER_TABLES.test(write.table))
          .map((write) => `${module.path}:${write.line} writes a ledger table: only ledger/ posts`),
  );

const PRESENTER = /(^|\/)present(-[\w-]+)?\.ts$/;

/** API answers are built in present.ts only, so that no field leaks by accident. `answers` are the names of the contract's answer types. */
export const onlyPresentBuilds =
  (answers: ReadonlySet<string>): Rule =>
  (graph) =>
    server(graph)
      .filter((module) => module.path.startsWith('src/server/features/') && !PRESENTER.test(module.path))
      .flatMap((module) =>
        module.builds
          .filter((name) => answers.has(name))
          .map((name) => `${module.path} builds a ${name}: only present.ts builds answers`),
      );

/** Limits a query to the rows its caller may see; everything built on one of these is limited, too. */
const SCOPES = ['ownCompany', 'ownAgencies', 'seenAgencies', 'visibleTo', 'providedBy', 'waitingFor'];
/** Shows a row that its caller found or wrote within its own scope. */
const OF_ROWS_AT_HAND = ['showVoyage'];

/** Every screen query over company rows is scoped in its own function, or in all functions that use it. */
export const readsAreScoped =
  (companyTables: ReadonlySet<string>): Rule =>
  (graph) =>
    server(graph)
      .filter((module) => /^src\/server\/features\/[^/]+\/(reads|[\w-]+-reads|read-[\w-]+)\.ts$/.test(module.path))
      .flatMap((module) =>
        module.reads
          .filter(({ table, inside }) => companyTables.has(table) && !(inside && isLimited(module, inside)))
          .map(({ table, line }) => `${module.path}:${line} reads ${table} of all companies`),
      );

function isLimited(module: ModuleFacts, name: string, seen: ReadonlySet<string> = new Set()): boolean {
  if (isScoped(module, name)) return true;
  const users = Object.keys(module.uses).filter((other) => module.uses[other]?.includes(name) && !seen.has(other));
  return users.length > 0 && users.every((user) => isLimited(module, user, new Set([...seen, name])));
}

/** Whether a function uses a scope, directly or through others of its module. */
function isScoped(module: ModuleFacts, name: string, seen: ReadonlySet<string> = new Set()): boolean {
  if ([...SCOPES, ...OF_ROWS_AT_HAND].includes(name)) return true;
  if (seen.has(name)) return false;
  return (module.uses[name] ?? []).some((used) => isScoped(module, used, new Set([...seen, name])));
}

/** Packages a running server may not load: they belong to the build or to tests. */
const BUILD_ONLY = new Set(['vite', 'esbuild', 'vitest', 'fast-check', 'rolldown', '@playwright/test']);

export const noBuildTools: Rule = (graph) =>
  server(graph)
    .filter((module) => !module.path.startsWith('src/server/dictionaries/generator/'))
    .flatMap((module) =>
      module.imports
        .filter(({ target, kind }) => kind === 'value' && BUILD_ONLY.has(packageOf(target) ?? ''))
        .map(({ target }) => `${module.path} imports ${target}: the server runs without build tools`),
    );
