import { type Graph, type ImportFact, type ModuleFacts, packageOf, type Rule } from '../module-facts.ts';

/** One line of the table of boundaries: files that match `from` may not import what `banned` names. */
interface Boundary {
  from: RegExp;
  banned: RegExp;
  /** Targets that match `banned` but are allowed. */
  except?: RegExp;
  why: string;
}

const HTTP_FRAMEWORK = String.raw`fastify(?:/.*)?$|@fastify/`;
const TABLES = String.raw`drizzle-orm|pg$|pg-boss|src/server/db/`;

/** The boundaries of the architecture, as data. */
const BOUNDARIES: Boundary[] = [
  {
    from: /^src\/(contract|parsing)\//,
    banned: /^src\/(client|server)\//,
    why: 'what both sides share imports neither',
  },
  {
    from: /^src\/(contract|parsing|client|server)\//,
    banned: /^src\/build\//,
    why: 'the product runs without what builds it',
  },
  { from: /^src\/client\//, banned: /^src\/server\//, why: 'the client never imports the server' },
  { from: /^src\/server\//, banned: /^src\/client\//, why: 'the server never imports the client' },
  { from: /^src\//, banned: /^tests\//, why: 'the product never imports its tests' },
  {
    from: /^src\/client\/ui\//,
    banned: /^src\/client\/(form|api|offline|features|routes)\/|^@tanstack\/react-query|^formik|^yup/,
    except: /^src\/client\/api\/(settings|site|session)\.ts$/,
    why: 'ui stands at the bottom of the client',
  },
  {
    from: /^src\/client\/device\//,
    banned: /^src\/client\/(?!device\/)/,
    except: /^src\/client\/api\/(is-record|envelope)\.ts$/,
    why: 'what is stored is sealed below everything else of the client',
  },
  {
    from: /^src\/client\/(account|api|booking|exports|form|locales|manage|offline|orders|places|theme|trip)\//,
    banned: /^src\/client\/(features|routes)\//,
    why: 'features and routes stand above the rest of the client',
  },
  {
    from: /^src\/client\/(account|booking|exports|manage|orders)\//,
    banned: /^src\/client\/(account|booking|exports|manage|orders)\//,
    why: 'the rooms right below the features keep apart from each other',
  },
  {
    from: /^src\/client\/(api|form|locales|offline|places|theme|trip)\//,
    banned: /^src\/client\/(account|booking|exports|manage|orders)\//,
    why: 'the rooms right below the features stand above the rest',
  },
  {
    from: /^src\/client\/account\//,
    banned: /^src\/client\/(form|places|trip)\//,
    why: 'every page has the account: it brings no form and no dictionary along',
  },
  {
    from: /^src\/client\/api\//,
    banned: /^src\/client\/(form|offline|places|trip)\//,
    why: 'the API stands below what is kept of its answers and made of them',
  },
  { from: /^src\/client\/features\//, banned: /^src\/client\/routes\//, why: 'routes stand above features' },
  {
    from: /^src\/server\/features\/[^/]+\/routes\.ts$/,
    banned: new RegExp(`^(${HTTP_FRAMEWORK}|drizzle-orm|pg$|src/server/db/schema/)`),
    why: 'routes call commands and reads, and know neither tables nor the framework',
  },
  {
    from: /^src\/server\/(suppliers|payments)\//,
    banned: new RegExp(`^(${HTTP_FRAMEWORK}|${TABLES}|src/server/(http|features|commands|ledger)/)`),
    why: 'suppliers and payments know no HTTP framework and no tables',
  },
  {
    from: /^src\/server\/(ledger|db|jobs|mail|commands|orders|accounts|features|seed|events)\//,
    banned: new RegExp(`^(${HTTP_FRAMEWORK})`),
    why: 'only the HTTP layer knows the framework',
  },
  {
    from: /^src\/server\/db\//,
    banned: /^src\/server\/(http|features|orders|commands|ledger|suppliers|payments|jobs)\//,
    why: 'db stands at the bottom of the server',
  },
  {
    from: /^src\/server\/orders\//,
    banned: /^src\/server\/(http|features)\//,
    why: 'orders of all products stand below the features',
  },
  {
    // Denying fares and what an order waits for are recognised by fields that only flights have.
    from: /^src\/(contract\/(group|train)-|client\/booking\/|client\/orders\/(?!(denied-by-fare|next-step)\.ts)|server\/orders\/|(client|server)\/features\/(group|train)-)/,
    banned: /^src\/contract\/flight-(orders|terms)\.ts$/,
    why: 'what all products share has its names in order-parts.ts and passenger-terms.ts',
  },
  {
    from: /^src\/server\/ledger\//,
    banned: /^src\/server\/(http|features|orders|suppliers|payments)\//,
    why: 'the ledger stands below the features',
  },
];

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Imports within one client folder cross no boundary. */
const roomOf = (path: string): string | null => /^src\/client\/([^/]+)\//.exec(path)?.[1] ?? null;

/** Types that only name a row or a transaction cross no boundary at run time; types of the other side do. */
export const boundaries: Rule = (graph) =>
  eachImport(graph, (module, target) =>
    isTest(module.path)
      ? []
      : BOUNDARIES.filter((line) => line.from.test(module.path) && line.banned.test(target.target))
          .filter(() => roomOf(module.path) === null || roomOf(module.path) !== roomOf(target.target))
          .filter((line) => !line.except?.test(target.target))
          .map((line) => `${module.path} imports ${target.target}: ${line.why}`),
  );

/** The contract and the parsers run on both sides, so they import only libraries that both sides include. */
export const contractPackages: Rule = (graph) =>
  eachImport(graph, (module, { target }) => {
    const name = packageOf(target);
    if (!/^src\/(contract|parsing)\//.test(module.path) || isTest(module.path) || !name) return [];
    return ['yup', 'date-fns', 'node-diff3'].includes(name)
      ? []
      : [`${module.path} imports ${target}: what both sides share takes yup and date-fns only`];
  });

/** What a server feature exposes to the others; everything else in it is private. */
const SERVER_JOINS = new Set([
  'src/server/features/flight-search/verified-offer.ts',
  'src/server/features/flight-orders/answer-order.ts',
]);

export const featuresApart: Rule = (graph) =>
  eachImport(graph, (module, { target }) => {
    const mine = featureOf(module.path);
    const theirs = featureOf(target);
    if (!mine || !theirs || mine === theirs || isTest(module.path) || SERVER_JOINS.has(target)) return [];
    return [`${module.path} imports ${target}: no feature imports another, what two need moves down`];
  });

function featureOf(path: string): string | null {
  return /^src\/(?:client|server)\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function eachImport(graph: Graph, check: (module: ModuleFacts, target: ImportFact) => string[]): string[] {
  return [...graph.values()].flatMap((module) => module.imports.flatMap((target) => check(module, target)));
}
