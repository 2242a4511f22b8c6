import { inflateSync, constants as zlib } from 'node:zlib';
import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFParser,
  PDFRawStream,
  type PDFRef,
  type PDFStream,
} from '@cantoo/pdf-lib';

/** protected: encrypted, with a password or with restrictions. */
export type PdfFault = 'damaged' | 'protected';

/** The limit for all unpacked object streams of a file: more than a file of 2 MB needs, and little for a process. */
const MOST_UNPACKED = 16 * 1024 * 1024;
const FILTER = PDFName.of('Filter');
const FILTER_SETTINGS = PDFName.of('DecodeParms');

/**
 * Reads a PDF's objects in file order, ignoring its cross-reference tables: the last one of a number counts. Pages are not rendered, and
 * only object streams are unpacked. Invalid objects become a PDFInvalidObject.
 */
export async function readPdf(bytes: Uint8Array): Promise<PDFContext | PdfFault> {
  const parser = new BoundedParser(bytes, Infinity);
  try {
    const context = await parser.parseDocument();
    if (context.trailerInfo.Encrypt) return 'protected';
    return parser.isWhole ? context : 'damaged';
  } catch {
    // The library throws if the file has no PDF header, or a trailer cannot be read.
    return 'damaged';
  }
}

/** The library would unpack object streams and tables to any size: here it gets them unpacked, within the limit. */
class BoundedParser extends PDFParser {
  #room = MOST_UNPACKED;
  #isUnpacked = true;
  readonly #objectStreams = new Set<PDFRef>();

  /** Whether every object stream could be read; otherwise objects are missing. */
  get isWhole(): boolean {
    const refs = [...this.#objectStreams];
    return this.#isUnpacked && !refs.some((ref) => this.context.lookup(ref) instanceof PDFInvalidObject);
  }

  protected override parseDictOrStream(ref?: PDFRef): PDFDict | PDFStream {
    const read = super.parseDictOrStream(ref);
    if (!(read instanceof PDFRawStream)) return read;
    // The library's own distinction.
    const type = read.dict.lookup(PDFName.Type);
    if (type === PDFName.of('XRef')) return this.#trailerOf(read);
    if (type !== PDFName.of('ObjStm')) return read;
    if (ref) this.#objectStreams.add(ref);
    return this.#unpack(read);
  }

  /** A cross-reference stream (7.5.8) without its data, which are not needed: its dictionary is a trailer. */
  #trailerOf({ dict }: PDFRawStream): PDFRawStream {
    const trailer = unfiltered(dict);
    trailer.set(PDFName.of('Size'), this.context.obj(0));
    for (const key of ['W', 'Index']) trailer.set(PDFName.of(key), this.context.obj([]));
    return PDFRawStream.of(trailer, new Uint8Array());
  }

  #unpack({ dict, contents }: PDFRawStream): PDFRawStream {
    const unpacked = inflate(dict, contents, this.#room);
    if (unpacked) this.#room -= unpacked.length;
    else this.#isUnpacked = false;
    return PDFRawStream.of(unfiltered(dict), unpacked ?? new Uint8Array());
  }
}

function unfiltered(dict: PDFDict): PDFDict {
  const copy = dict.clone();
  for (const key of [FILTER, FILTER_SETTINGS]) copy.delete(key);
  return copy;
}

/** @returns null when its filter is not one for objects, its data are damaged, or it exceeds the limit. */
function inflate(dict: PDFDict, data: Uint8Array, room: number): Uint8Array | null {
  const given = dict.lookup(FILTER);
  const filter = given instanceof PDFArray && given.size() === 1 ? given.lookup(0) : given;
  if (!filter) return data.length <= room ? data : null;
  if (filter !== PDFName.FlateDecode || dict.lookup(FILTER_SETTINGS) || room <= 0) return null;
  try {
    return inflateSync(data, { maxOutputLength: room, finishFlush: zlib.Z_SYNC_FLUSH });
  } catch {
    return null;
  }
}
