import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const CODINGS = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof CODINGS)[number];

/** 10 gives a tenth more bytes than 11 in a third of the time, off the event loop. */
const BROTLI_QUALITY = 10;
const HASH_LENGTH = 22;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** An immutable text with its validators, compressed once per content coding and cached. */
export class PackedText {
  readonly #body: Buffer;
  readonly #hash: string;
  readonly #packed = new Map<Coding, Promise<Buffer>>();

  constructor(text: string) {
    this.#body = Buffer.from(text);
    this.#hash = createHash('sha256').update(this.#body).digest('base64url').slice(0, HASH_LENGTH);
  }

  /** Strong validator of one representation (RFC 9110 §8.8.3): content hash and coding. */
  etag(coding: Coding): string {
    return `"${this.#hash}-${coding}"`;
  }

  /** Whether an If-None-Match header names any representation of this text. */
  isKnownTo(ifNoneMatch: string | undefined): boolean {
    const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.some((tag) => tag === '*' || CODINGS.some((coding) => tag === this.etag(coding)));
  }

  packed(coding: Coding): Promise<Buffer> {
    const kept = this.#packed.get(coding);
    if (kept) return kept;
    const made = this.#pack(coding);
    this.#packed.set(coding, made);
    return made;
  }

  async #pack(coding: Coding): Promise<Buffer> {
    if (coding === 'identity') return this.#body;
    if (coding === 'gzip') return compressGzip(this.#body, { level: constants.Z_BEST_COMPRESSION });
    return compressBrotli(this.#body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.#body.length,
      },
    });
  }
}

/** The best coding an Accept-Encoding header allows: brotli, gzip, else none. */
export function chooseCoding(acceptEncoding: string | undefined): Coding {
  const allowed = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, quality]) => Number(quality ?? 1) > 0)
    .map(([name]) => name);
  return CODINGS.find((coding) => allowed.includes(coding)) ?? 'identity';
}
