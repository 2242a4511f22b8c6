import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
/** Between two entries. JSON has no bare line ends, so no entry holds it; between entries of a JSON array it means just the comma. */
const BETWEEN = ',\n';

/** A list whose entries are JSON already, each with the number it is sorted by. */
export interface WrittenList {
  keys: number[];
  /** The entries as they stand in a JSON array, `BETWEEN` them. */
  text: string;
}

/** Packs a list as it is sent, so that nobody who passes it on has to read its entries; about a fifteenth of its text. */
export function packList<T>(list: readonly T[], keyOf: (entry: T) => number): Promise<Buffer> {
  const text = `${list.map(keyOf).join(' ')}\n${list.map((entry) => JSON.stringify(entry)).join(BETWEEN)}`;
  return compress(text, LEVEL);
}

export async function unpackList(bytes: Buffer): Promise<WrittenList> {
  const text = (await decompress(bytes)).toString('utf8');
  const end = text.indexOf('\n');
  const keys = end > 0 ? text.slice(0, end).split(' ').map(Number) : [];
  return { keys, text: text.slice(end + 1) };
}

/** The entries one by one, each still JSON, in the order of `keys`. */
export function entriesOf({ keys, text }: WrittenList): string[] {
  return keys.length > 0 ? text.split(BETWEEN) : [];
}
