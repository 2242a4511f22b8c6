import type { Plugin } from 'vite';
import type { Outputs } from './fetch-ahead.ts';

/** Chunks as far as they are read here; `code` can be appended to. */
type Code = Record<string, { type: string; code?: string }>;

/** Prefix of the source map line, which must stay last: nothing after it is code. */
const SOURCE_MAP = '\n//# sourceMappingURL=';

/**
 * Makes a page's chunk import all its transitive imports directly, so that the browser requests everything at once instead of file after
 * file. The initial load then need not list it (`modulePreload` in vite.config.ts).
 */
export function hoistImports(isAlwaysThere: (file: string) => boolean): Plugin {
  return {
    name: 'hoist-imports',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        const outputs: Code = bundle;
        for (const [page, files] of importsThroughOthers(bundle, isAlwaysThere)) {
          const chunk = outputs[page];
          if (chunk?.code) chunk.code = naming(chunk.code, files);
        }
      },
    },
  };
}

/** Code that also imports these files: appended, so that its source map stays valid; imports run first wherever they are. */
export function naming(code: string, files: readonly string[]): string {
  const imports = files.map((file) => `import"./${file.slice(file.lastIndexOf('/') + 1)}";`).join('');
  const map = code.lastIndexOf(SOURCE_MAP);
  return map < 0 ? `${code}\n${imports}` : `${code.slice(0, map)}\n${imports}${code.slice(map)}`;
}

/** For every chunk that is loaded by `import()`: the files that it imports only transitively. */
export function importsThroughOthers(bundle: Outputs, isAlwaysThere: (file: string) => boolean): Map<string, string[]> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const all = (name: string, seen: Set<string>): Set<string> => {
    for (const next of byName.get(name)?.imports ?? []) {
      if (seen.has(next) || isAlwaysThere(next) || byName.get(next)?.isEntry) continue;
      seen.add(next);
      all(next, seen);
    }
    return seen;
  };
  const lazy = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const pages = chunks.filter(({ fileName, isEntry }) => lazy.has(fileName) && !isEntry);
  return new Map(
    pages.map(({ fileName, imports }) => [
      fileName,
      [...all(fileName, new Set())].filter((file) => !imports.includes(file)),
    ]),
  );
}
