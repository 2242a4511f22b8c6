import { registerRoute } from 'workbox-routing';
import { isRecord } from '../api/is-record.ts';
import { languageOf, WORDS } from '../locales/word-files.ts';
import type { BuiltFile } from './own-files.ts';

declare const self: ServiceWorkerGlobalScope;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Sent by a page: the languages it may be shown in; a page of an earlier version sends the current one alone. */
function languagesIn(message: unknown): string[] {
  if (!isRecord(message) || message.type !== 'KEEP_WORDS') return [];
  return (Array.isArray(message.languages) ? message.languages : [message.language]).filter(isText);
}

async function fetchOwn({ url, integrity }: BuiltFile): Promise<Response> {
  const answer = await fetch(new Request(`/${url}`, { integrity }));
  if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}`);
  await (await caches.open(WORDS)).put(`/${url}`, answer.clone());
  return answer;
}

async function keep(files: readonly BuiltFile[], languages: ReadonlySet<string | undefined>): Promise<void> {
  const cache = await caches.open(WORDS);
  const wanted = files.filter(({ url }) => languages.has(languageOf(url)));
  await Promise.all(wanted.map(async (file) => (await cache.match(`/${file.url}`)) ?? fetchOwn(file)));
}

/** Of anything an earlier version has cached, also if it cached all languages with the code. */
async function languagesHere(): Promise<Set<string | undefined>> {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = (await Promise.all(stores.map((store) => store.keys()))).flat();
  return new Set(kept.map(({ url }) => languageOf(new URL(url).pathname)).filter((language) => language !== undefined));
}

async function dropOthers(files: readonly BuiltFile[]): Promise<void> {
  const own = new Set(files.map(({ url }) => `/${url}`));
  const cache = await caches.open(WORDS);
  for (const request of await cache.keys()) if (!own.has(new URL(request.url).pathname)) await cache.delete(request);
}

/** Caches the messages of the languages that pages on this device ask for, each verified by hash; a new version brings its own. */
export function keepWords(files: readonly BuiltFile[]): void {
  const byPath = new Map(files.map((file) => [`/${file.url}`, file]));
  registerRoute(
    ({ url }) => byPath.has(url.pathname),
    async ({ url, request }) => {
      const file = byPath.get(url.pathname);
      const kept = await caches.match(url.pathname, { cacheName: WORDS });
      return kept ?? (file ? fetchOwn(file) : fetch(request));
    },
  );
  self.addEventListener('install', (event) =>
    event.waitUntil(languagesHere().then((languages) => keep(files, languages))),
  );
  self.addEventListener('activate', (event) => event.waitUntil(dropOthers(files)));
  self.addEventListener('message', (event) => {
    // Offline, the page repeats it when it is reopened; one language that fails does not affect others.
    const keepOne = (language: string) => keep(files, new Set([language])).catch(() => undefined);
    event.waitUntil(Promise.all(languagesIn(event.data).map(keepOne)));
  });
}
