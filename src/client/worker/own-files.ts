import type { PrecacheEntry } from 'workbox-precaching';

/** The build's record of a cached file. */
export type BuiltFile = PrecacheEntry & { integrity: string };

/** The build lists the web manifest a second time, without its hash. */
export function isBuiltFile(file: PrecacheEntry | string): file is BuiltFile {
  return typeof file !== 'string' && file.integrity !== undefined;
}

export const FIRST_PAGE = '/index.html';

const typeOf = (answer: Response) => answer.headers.get('Content-Type') ?? '';

async function integrityOf(answer: Response): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

interface Kept {
  cachedResponse?: Response | undefined;
  request: Request;
  event: ExtendableEvent;
}

/**
 * Accepts a cached file only if the build made it: the browser checks new ones against their hash, and this checks existing ones.
 * Everything when a version is installed, and the first page, which starts all others, each time; code and styles are told from a page in
 * their place by their type, which takes no time.
 */
export function onlyOwnFiles(files: readonly BuiltFile[]) {
  const hashes = new Map(files.map(({ url, integrity }) => [`/${url}`, integrity]));
  // Cache keys end in the file's revision.
  const isOwn = async (answer: Response, { url }: Request, isInstalled: boolean): Promise<boolean> => {
    const path = new URL(url).pathname;
    if (isInstalled && path !== FIRST_PAGE) return !typeOf(answer).startsWith('text/html');
    return (await integrityOf(answer.clone())) === hashes.get(path);
  };
  return {
    cachedResponseWillBeUsed: async ({ cachedResponse, request, event }: Kept) =>
      cachedResponse && (await isOwn(cachedResponse, request, event.type !== 'install')) ? cachedResponse : null,
    /** Refetches past the browser's HTTP cache, which may hold something else, so that the next try finds the file. */
    fetchDidFail: async ({ request }: Pick<Kept, 'request'>) => {
      await fetch(request.url, { cache: 'reload' }).catch(() => null);
    },
  };
}
