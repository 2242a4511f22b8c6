import { readFile } from 'node:fs/promises';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Plugin } from 'vite';
import { poEntries } from './catalogue.ts';

const PART = /\.po\?(start|pages)\?lingui$/;
const COMPILED = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;
/** Features that no first screen shows; none is imported by another, so their words are met on their own pages alone. */
const PAGES =
  /^src\/client\/features\/(flight-orders|flight-booking|travellers|user-log|outbox|drafts|profile|wallet|site|more)\//;

/**
 * Parts a language's catalogue: `?start` holds what first screens and shared parts say, `?pages` what is said on the pages
 * behind them only. A first load carries half of the words. Runs after Lingui has compiled the whole.
 */
export function splitCatalogues(): Plugin {
  return {
    name: 'split-catalogues',
    enforce: 'post',
    transform: {
      filter: { id: PART },
      async handler(code, id) {
        const part = PART.exec(id)?.[1];
        const [file = ''] = id.split('?');
        return { code: onlyPart(code, part === 'pages', await readFile(file, 'utf8')), map: null };
      },
    },
  };
}

/** @throws when the compiled catalogue is not written as expected. */
export function onlyPart(compiled: string, isPages: boolean, po: string): string {
  const json = COMPILED.exec(compiled)?.[1];
  if (!json) throw new Error('the compiled catalogue is not a JSON text');
  const pages = new Set(
    poEntries(po)
      .filter(({ origins }) => origins.every((origin) => PAGES.test(origin)))
      .map(({ id, context }) => generateMessageId(id, context)),
  );
  const messages: Record<string, unknown> = JSON.parse(JSON.parse(json));
  const wanted = Object.fromEntries(Object.entries(messages).filter(([id]) => pages.has(id) === isPages));
  return compiled.replace(COMPILED, () => `JSON.parse(${JSON.stringify(JSON.stringify(wanted))})`);
}
