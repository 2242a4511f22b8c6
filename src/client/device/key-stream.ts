/** Bytes of one pad, and how many are ready at a time: a text may take several. */
const PAD_BYTES = 16 * 1024;
const PADS = 12;

const IV_BYTES = 12;

/** A section of a key's AES key stream. It encrypts one text only. */
export interface Pad {
  iv: Uint8Array<ArrayBuffer>;
  stream: Uint8Array<ArrayBuffer>;
}

/** The key stream of AES-GCM under an IV is its output for zeros. The authentication tag is dropped. */
export async function streamOf(key: CryptoKey, iv: Uint8Array<ArrayBuffer>, length: number): Promise<Pad['stream']> {
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(length));
  return new Uint8Array(sealed, 0, length);
}

async function makePad(key: CryptoKey): Promise<Pad> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return { iv, stream: await streamOf(key, iv, PAD_BYTES) };
}

/** Pads made in advance: the browser's cipher is asynchronous, but writes while a page closes cannot be. */
export function padsOf(key: CryptoKey) {
  const ready: Pad[] = [];
  let filling: Promise<void> | null = null;
  const fill = async () => {
    while (ready.length < PADS) ready.push(await makePad(key));
  };
  const refill = (): Promise<void> => {
    filling ??= fill().finally(() => {
      filling = null;
    });
    return filling;
  };
  return {
    refill,
    /** Pads for so many bytes, each returned only once; null when there are too few. */
    take(bytes: number): Pad[] | null {
      const count = Math.ceil(bytes / PAD_BYTES);
      if (count > ready.length) return null;
      const taken = ready.splice(0, count);
      void refill();
      return taken;
    },
  };
}
