import type { Plugin } from 'vite';

/** The parts of the portal that a first page may need at once, by what public/start-check.js can tell. */
const PARTS: Readonly<Record<string, RegExp>> = {
  en: /\/locales\/en\.po\?start/,
  'zh-cn': /\/locales\/zh-cn\.po\?start/,
  'zh-tw': /\/locales\/zh-tw\.po\?start/,
  'en pages': /\/locales\/en\.po\?pages/,
  'zh-cn pages': /\/locales\/zh-cn\.po\?pages/,
  'zh-tw pages': /\/locales\/zh-tw\.po\?pages/,
  '/': /\/routes\/index\.tsx\?tsr-split=component/,
  '/login': /\/routes\/login\.tsx\?tsr-split=component/,
  '/flight/booking': /\/routes\/flight\.booking\.index\.tsx\?tsr-split=component|\/offline\/persist-queries\.ts$/,
  '/flight/orders': /\/routes\/flight\.orders\.(route|index)\.tsx\?tsr-split=component|\/offline\/persist-queries\.ts$/,
};

/** The part of a bundle that is read here. */
export type Outputs = Record<string, { type: 'asset' } | OutputChunk>;
export interface OutputChunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  moduleIds: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
  isEntry: boolean;
  viteMetadata?: { importedCss: ReadonlySet<string> };
}

const SCRIPT = '<script src="/start-check.js"';

/**
 * Tells the first script of a built page which files its first screen and language need, so that they are fetched in parallel with the
 * entry and not after it: one round trip less on a slow connection.
 */
export function fetchAhead(): Plugin {
  return {
    name: 'fetch-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => (bundle ? nameParts(html, bundle) : html),
    },
  };
}

/** @throws when the page has no placeholder for it, or a part is missing from the bundle. */
export function nameParts(html: string, bundle: Outputs): string {
  if (!html.includes(SCRIPT)) throw new Error('index.html does not run start-check.js');
  const parts = Object.fromEntries(
    Object.entries(PARTS).map(([name, module]) => {
      const files = filesOf(module, bundle).filter((file) => !html.includes(file));
      if (files.length === 0) throw new Error(`nothing in the bundle is ${name}`);
      return [name, files];
    }),
  );
  return html.replace(SCRIPT, `${SCRIPT} data-ahead='${JSON.stringify(parts)}'`);
}

/** Scripts and styles of the chunks of these modules and of all their static imports. */
function filesOf(module: RegExp, bundle: Outputs): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const next of chunk.imports) add(next);
  };
  for (const chunk of chunks)
    if ([...chunk.moduleIds, chunk.facadeModuleId].some((id) => id && module.test(id))) add(chunk.fileName);
  return [...files];
}
