import { inflateSync, constants as zlib } from 'node:zlib';
import { type PdfDict, type PdfValue, readValue, skipBlanks } from './pdf-syntax.ts';

export interface PdfObject {
  value: PdfValue;
  /** As it lies in the file, of a stream. */
  data: Buffer | null;
}

export interface PdfFile {
  /** By their numbers; of one that was changed, as it is now. */
  objects: ReadonlyMap<number, PdfObject>;
  root: number;
}

/** protected: encrypted, so that it is opened with a password or with restrictions. */
export type PdfFault = 'damaged' | 'protected';

/** What all the streams of objects in a file may unpack to: more than a file of 2 MB needs, and nothing to a process. */
const MOST_UNPACKED = 16 * 1024 * 1024;
const HEADER = /(\d{1,9})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![^\0\t\n\f\r ()<>[\]{}/%])/g;

interface Header {
  id: number;
  /** Where the value begins. */
  at: number;
}

/**
 * Reads what a PDF is made of, object after object as they lie in it, whatever its tables say: the last of a number counts. Pages are
 * not drawn, and streams not unpacked but for those that hold objects.
 */
export function readPdf(bytes: Uint8Array): PdfFile | PdfFault {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const objects = new Map<number, PdfObject>();
  const room = { left: MOST_UNPACKED };
  const text = content.toString('latin1');
  const headers = [...text.matchAll(HEADER)].map((found) => ({
    id: Number(found[1]),
    at: found.index + found[0].length,
  }));
  const placeOf = new Map(headers.map(({ id, at }) => [id, at]));
  const trailers: PdfDict[] = [];
  let isWhole = true;
  let end = 0;
  for (const header of headers) {
    // What looks like one inside a string or a stream is none.
    if (header.at < end) continue;
    const read = readObject(content, text, header, placeOf);
    if (!read) continue;
    end = read.end;
    objects.set(header.id, read.object);
    const type = typeOf(read.object.value);
    if (type === 'XRef' && read.object.value.kind === 'dict') trailers.push(read.object.value);
    if (type === 'ObjStm' && !unpack(read.object, objects, room)) isWhole = false;
  }
  trailers.push(...plainTrailers(text));
  if (trailers.some(({ entries }) => entries.has('Encrypt'))) return 'protected';
  const root = rootOf(trailers, objects);
  return root === null || !isWhole ? 'damaged' : { objects, root };
}

function typeOf(value: PdfValue): string | null {
  const type = value.kind === 'dict' ? value.entries.get('Type') : undefined;
  return type?.kind === 'name' ? type.name : null;
}

function readObject(content: Buffer, text: string, { at }: Header, placeOf: ReadonlyMap<number, number>) {
  const read = readValue(text, at);
  if (!read) return null;
  const { value } = read;
  const next = skipBlanks(text, read.end);
  if (value.kind !== 'dict' || !text.startsWith('stream', next))
    return { object: { value, data: null }, end: read.end };
  const from = next + 'stream'.length;
  const start = from + (text.startsWith('\r\n', from) ? 2 : text[from] === '\n' || text[from] === '\r' ? 1 : 0);
  const stop = streamEnd(text, start, lengthOf(text, value, placeOf));
  if (stop === null) return null;
  return { object: { value, data: content.subarray(start, stop) }, end: stop };
}

/** How long a stream says it is, by itself or by a number elsewhere in the file. */
function lengthOf(text: string, { entries }: PdfDict, placeOf: ReadonlyMap<number, number>): number | null {
  const length = entries.get('Length');
  if (length?.kind === 'plain') return integer(length);
  const at = length?.kind === 'ref' ? placeOf.get(length.id) : undefined;
  return at === undefined ? null : integer(readValue(text, at)?.value);
}

function integer(value: PdfValue | undefined): number | null {
  return value?.kind === 'plain' && /^\d{1,9}$/.test(value.text) ? Number(value.text) : null;
}

const STREAM_END = /[\0\t\n\f\r ]*endstream/y;

/** Where the data end: as is said, if that is so; null where no end is in sight. */
function streamEnd(text: string, start: number, length: number | null): number | null {
  if (length !== null) {
    STREAM_END.lastIndex = start + length;
    if (STREAM_END.test(text)) return start + length;
  }
  const found = text.indexOf('endstream', start);
  if (found === -1) return null;
  const lineEnd = text.endsWith('\r\n', found) ? 2 : /[\r\n]/.test(text[found - 1] ?? '') ? 1 : 0;
  return Math.max(start, found - lineEnd);
}

/** Takes the objects out of a stream of objects (7.5.7). False where it cannot be read: what it holds would be missing. */
function unpack({ value, data }: PdfObject, objects: Map<number, PdfObject>, room: { left: number }): boolean {
  if (value.kind !== 'dict' || !data) return false;
  const count = integer(value.entries.get('N'));
  const first = integer(value.entries.get('First'));
  const inner = count === null || first === null ? null : unpacked(value, data, room.left);
  if (inner === null || count === null || first === null) return false;
  room.left -= inner.length;
  const numbers = inner
    .slice(0, first)
    .split(/[\0\t\n\f\r ]+/)
    .filter(Boolean)
    .map(Number);
  for (let i = 0; i < count; i++) {
    const [id, offset] = numbers.slice(2 * i, 2 * i + 2);
    const read = offset === undefined ? null : readValue(inner, first + offset);
    if (id === undefined || !read) return false;
    objects.set(id, { value: read.value, data: null });
  }
  return true;
}

function unpacked({ entries }: PdfDict, data: Buffer, room: number): string | null {
  const given = entries.get('Filter');
  const filters = given?.kind === 'list' ? given.items : given ? [given] : [];
  const [filter] = filters;
  if (filters.length > 1 || entries.has('DecodeParms')) return null;
  if (!filter) return data.toString('latin1');
  if (filter.kind !== 'name' || !['FlateDecode', 'Fl'].includes(filter.name) || room <= 0) return null;
  try {
    return inflateSync(data, { maxOutputLength: room, finishFlush: zlib.Z_SYNC_FLUSH }).toString('latin1');
  } catch {
    return null;
  }
}

function* plainTrailers(text: string): Generator<PdfDict> {
  for (let at = text.indexOf('trailer'); at !== -1; at = text.indexOf('trailer', at + 1)) {
    const read = readValue(text, at + 'trailer'.length);
    if (read?.value.kind === 'dict') yield read.value;
  }
}

/** The catalogue that is named last and is one; where none is named, the last one that there is. */
function rootOf(trailers: readonly PdfDict[], objects: ReadonlyMap<number, PdfObject>): number | null {
  const isOne = (id: number) => {
    const value = objects.get(id)?.value;
    return value?.kind === 'dict' && value.entries.has('Pages');
  };
  const named = trailers
    .map(({ entries }) => entries.get('Root'))
    .findLast((root) => root?.kind === 'ref' && isOne(root.id));
  if (named?.kind === 'ref') return named.id;
  const found = [...objects].findLast(([id, { value }]) => typeOf(value) === 'Catalog' && isOne(id));
  return found?.[0] ?? null;
}
