import { type Graph, type ModuleFacts, packageOf, type Rule } from '../module-facts.ts';

const server = (graph: Graph) =>
  [...graph.values()].filter((module) => module.path.startsWith('src/server/') && !module.path.endsWith('.test.ts'));

/** Where writing statements may stand: commands (verb-noun files of a feature), the ledger, jobs, seed and the like. */
const NEVER_WRITES =
  /(^|\/)(routes|present|policy|reads)\.ts$|(-reads|-routes|-policy)\.ts$|(^|\/)(present|read)-[\w-]+\.ts$/;
const WRITING_FOLDERS = /^src\/server\/(features|accounts|orders|commands|ledger|jobs|mail|seed|events|db)\//;

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

/**
 * Answers of the API are put together in present.ts only, so that nothing leaves by accident.
 * `answers` are the names of the contract's answer types.
 */
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

/** Tables whose rows belong to a company: whoever reads them for a screen goes through the one scope. */
export const readsAreScoped =
  (companyTables: ReadonlySet<string>): Rule =>
  (graph) =>
    server(graph)
      .filter((module) => /^src\/server\/features\/[^/]+\/(reads|[\w-]+-reads|read-[\w-]+)\.ts$/.test(module.path))
      .filter((module) => reads(module, companyTables) && !importsScope(module))
      .map((module) => `${module.path} reads a company's rows without ownCompany of db/scope.ts`);

function reads(module: ModuleFacts, tables: ReadonlySet<string>): boolean {
  return module.imports.some(
    ({ target, kind, names }) =>
      kind === 'value' && target.includes('/db/schema/') && names.some((name) => tables.has(name)),
  );
}

function importsScope(module: ModuleFacts): boolean {
  return module.imports.some(
    ({ target, names }) => target === 'src/server/db/scope.ts' && names.includes('ownCompany'),
  );
}

/** The packages a running server may not load: they belong to the build or to tests. */
const BUILD_ONLY = new Set(['vite', 'esbuild', 'drizzle-kit', 'vitest', 'fast-check', 'rolldown', '@playwright/test']);

export const noBuildTools: Rule = (graph) =>
  server(graph)
    .filter((module) => !module.path.startsWith('src/server/dictionaries/generator/'))
    .flatMap((module) =>
      module.imports
        .filter(({ target, kind }) => kind === 'value' && BUILD_ONLY.has(packageOf(target) ?? ''))
        .map(({ target }) => `${module.path} imports ${target}: the server runs without build tools`),
    );
