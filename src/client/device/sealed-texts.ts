import { accountIn } from './account-in.ts';
import { fromBase64, toBase64 } from './base64.ts';
import type { GuardedTexts } from './browser/texts.ts';
import { type Pad, padsOf, streamOf } from './key-stream.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Texts by name (`typed/<account>/<place>`), like `sealedValues`. */
export interface SealedTexts {
  /** Prepares writing for an account; returns whether it has a key here. */
  ready(account: string): Promise<boolean>;
  /** Writes synchronously. Returns false if nothing was written: no key, no space, or too much too quickly. */
  put(name: string, text: string): boolean;
  /** Null for nothing, and for what this device cannot open. */
  get(name: string): Promise<string | null>;
  remove(name: string): void;
  names(): string[];
  /** Stops writing for an account. */
  forget(account: string): void;
}

const hide = (bytes: Bytes, stream: Bytes): Bytes => bytes.map((byte, i) => byte ^ (stream[i] ?? 0));

/** As `iv.data iv.data`, in base64. Bound to its name: a text opens nowhere else. */
function sealText(bytes: Bytes, pads: readonly Pad[]): string {
  let from = 0;
  const parts = pads.map(({ iv, stream }) => {
    const part = bytes.subarray(from, from + stream.length);
    from += stream.length;
    return `${toBase64(iv)}.${toBase64(hide(part, stream))}`;
  });
  return parts.join(' ');
}

async function openText(sealed: string, key: CryptoKey): Promise<string> {
  const parts = sealed.split(' ').map(async (part) => {
    const [iv = '', data = ''] = part.split('.');
    const hidden = fromBase64(data);
    return hide(hidden, await streamOf(key, fromBase64(iv), hidden.length));
  });
  return new Blob(await Promise.all(parts)).text();
}

/**
 * Sealed texts in the browser's storage of texts, for writes while a page closes: a write to IndexedDB that begins then is lost, one to
 * localStorage is not. The cipher is asynchronous, so its key stream is made in advance.
 */
export function sealedTexts(
  texts: GuardedTexts,
  prefix: string,
  keyOf: (account: string) => Promise<CryptoKey | null>,
): SealedTexts {
  const pads = new Map<string, ReturnType<typeof padsOf>>();
  return {
    async ready(account) {
      const key = await keyOf(account);
      if (!key) return false;
      const mine = pads.get(account) ?? padsOf(key);
      pads.set(account, mine);
      await mine.refill();
      return true;
    },
    put(name, text) {
      const bytes = new TextEncoder().encode(`${name}\n${text}`);
      const taken = pads.get(accountIn(name))?.take(bytes.length);
      return taken ? texts.set(prefix + name, sealText(bytes, taken)) : false;
    },
    async get(name) {
      const sealed = texts.get(prefix + name);
      const key = sealed === null ? null : await keyOf(accountIn(name));
      if (sealed === null || !key) return null;
      const opened = await openText(sealed, key).catch(() => '');
      return opened.startsWith(`${name}\n`) ? opened.slice(name.length + 1) : null;
    },
    remove: (name) => texts.remove(prefix + name),
    names: () => {
      const ours = texts.names().filter((key) => key.startsWith(prefix));
      return ours.map((key) => key.slice(prefix.length));
    },
    forget: (account) => void pads.delete(account),
  };
}
