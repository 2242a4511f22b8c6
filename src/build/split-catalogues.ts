import { readFile } from 'node:fs/promises';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Plugin } from 'vite';
import { poEntries } from './catalogue.ts';
import { NEEDS_LINE } from './needs-line.ts';

/** `start`, `pages` or `line`. */
const PART = /\.po\?(\w+)\?lingui$/;
const COMPILED = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;
/**
 * Features that no first screen shows, and the messages of drafts and fares that only they use; no other part imports them, so their
 * messages appear on their own pages only.
 */
const PAGES =
  /^src\/client\/((booking|exports|orders|features\/(bills|bookings|notices|flight-orders|flight-booking|flight-search\/(card|filters|pnr|results)|group-booking|group-orders|trains|travellers|outbox|drafts|profile|more|shell\/frame))\/|offline\/drafts\/(use-opened-form|ui\/(CompareSheet|DraftNotices|SavedTag|use-discard|use-part-names))\.tsx?$|trip\/((Policy|Restriction)Words|(invoice|product)-labels)\.tsx?$)/;

/** Forms of visitors, who never open those pages and never load their messages. */
const VISITORS = /^src\/client\/features\/home\//;

/**
 * Splits a language's catalogue: `?line` holds messages used only by features that need a connection, `?pages` those of the other pages
 * behind the first screens, `?start` the rest. The initial load carries only a part, and the device stores none of `line`. Runs after
 * Lingui has compiled the whole.
 */
export function splitCatalogues(): Plugin {
  return {
    name: 'split-catalogues',
    enforce: 'post',
    transform: {
      filter: { id: PART },
      async handler(code, id) {
        const [file = ''] = id.split('?');
        return { code: onlyPart(code, PART.exec(id)?.[1] ?? '', await readFile(file, 'utf8')), map: null };
      },
    },
  };
}

/** @throws when the compiled catalogue is not as expected. */
export function onlyPart(compiled: string, part: string, po: string): string {
  const json = COMPILED.exec(compiled)?.[1];
  if (!json) throw new Error('the compiled catalogue is not a JSON text');
  const partOf = new Map(
    poEntries(po).map(({ id, context, origins }) => [generateMessageId(id, context), partFor(origins)]),
  );
  const messages: Record<string, unknown> = JSON.parse(JSON.parse(json));
  const wanted = Object.fromEntries(Object.entries(messages).filter(([id]) => (partOf.get(id) ?? 'start') === part));
  return compiled.replace(COMPILED, () => `JSON.parse(${JSON.stringify(JSON.stringify(wanted))})`);
}

function partFor(origins: readonly string[]): string {
  if (origins.every((origin) => NEEDS_LINE.test(origin))) return 'line';
  const isOfPage = (origin: string) => NEEDS_LINE.test(origin) || PAGES.test(origin);
  return origins.every(isOfPage) && !origins.some((origin) => VISITORS.test(origin)) ? 'pages' : 'start';
}
