/** What the rules know about one source file. Paths are relative to the root with forward slashes. */
export interface ModuleFacts {
  path: string;
  lines: number;
  imports: ImportFact[];
  /** Written with `export … from`, apart from what the module declares itself. */
  reExports: { star: boolean; target: string }[];
  /** Exports of the module's own declarations. */
  ownExports: number;
  hasDefaultExport: boolean;
  comments: string[];
  /** `any` types and `as unknown as` casts, by line. */
  anyTypes: number[];
  doubleCasts: number[];
  /** Names of JSX attributes and of functions called by a plain name. */
  jsxAttributes: string[];
  calls: string[];
  /** Names of browser APIs that store data for the page, or that a browser refuses together with its storage. */
  browserStorage: string[];
  /** Table arguments of `.insert(table)`, `.update(table)` and `.delete(table)`, and raw SQL that writes. */
  writes: WriteFact[];
  /** Tables read by `.from(table)` and the joins. */
  reads: ReadFact[];
  /** Names used by each function of the module, by function name. */
  uses: Readonly<Record<string, readonly string[]>>;
  /** Answer types that a function declares as its result while returning an object literal. */
  builds: string[];
}

export interface ImportFact {
  /** A root-relative path for own files, otherwise the package specifier as written. */
  target: string;
  kind: 'value' | 'type' | 'dynamic';
  /** Imported names; `*` for a namespace, `default` for the default export. */
  names: string[];
}

export interface WriteFact {
  line: number;
  /** The module the written table comes from; null for raw SQL. */
  table: string | null;
}

export interface ReadFact {
  line: number;
  table: string;
  /** The module's declaration that contains it; null at the top level. */
  inside: string | null;
}

export type Graph = ReadonlyMap<string, ModuleFacts>;

/** A rule returns one sentence per breach; none if the graph complies. */
export type Rule = (graph: Graph) => string[];

/** Builds a module for a rule's test: everything is empty except what is given. */
export function fakeModule(path: string, facts: Partial<ModuleFacts> = {}): ModuleFacts {
  return {
    path,
    lines: 10,
    imports: [],
    reExports: [],
    ownExports: 1,
    hasDefaultExport: false,
    comments: [],
    anyTypes: [],
    doubleCasts: [],
    jsxAttributes: [],
    calls: [],
    browserStorage: [],
    writes: [],
    reads: [],
    uses: {},
    builds: [],
    ...facts,
  };
}

export function graphOf(...modules: ModuleFacts[]): Graph {
  return new Map(modules.map((module) => [module.path, module]));
}

/** The package that a specifier names: `@ionic/react` of `@ionic/react/x`, `pg` of `pg`; null for own files. */
export function packageOf(target: string): string | null {
  if (/^(src|tests)\//.test(target) || target.startsWith('.')) return null;
  const parts = target.split('/');
  return target.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? null);
}
