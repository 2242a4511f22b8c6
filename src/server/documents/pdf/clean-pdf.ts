import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFWriter,
} from '@cantoo/pdf-lib';
import { type PdfFault, readPdf } from './read-pdf.ts';

type Names = ReadonlySet<PDFObject | undefined>;

/** The library has one object per name, however it is escaped in the file. */
function names(list: string): Names {
  return new Set(list.split(/\s+/).map((name) => PDFName.of(name)));
}

/** The entries of the catalogue, pages and forms that are copied (ISO 32000-1, 7.7 and 12.7.2): those that affect their look. */
const CATALOG = names('Type Pages PageLabels OCProperties AcroForm Lang');
const PAGE = names(
  'Type Parent Kids Count Resources Contents Annots Rotate Group UserUnit MediaBox CropBox BleedBox TrimBox ArtBox',
);
const FORM = names('Fields DR DA Q NeedAppearances');
/** Visible annotations; no links, attachments or players (12.5.6). */
const NOTES = names(
  `Widget FreeText Stamp Ink Highlight Underline StrikeOut Squiggly Text Caret Line Square Circle Polygon PolyLine
  Watermark Redact`,
);
/** Actions on opening, pressing or passing (12.6.4). */
const ACTIONS = names(
  `GoTo GoToR GoToE GoToDp Launch Thread URI Sound Movie Hide Named SetOCGState SubmitForm ResetForm ImportData
  JavaScript Rendition Trans GoTo3DView RichMediaExecute`,
);
/** Embedded files, and containers of objects. */
const CONTAINERS = names('EmbeddedFile ObjStm XRef');
/** Entries that lead to scripts, other files or invisible content, dropped everywhere. */
const LEFT_OUT = names('AA JS XFA AF Ref OPI Metadata PieceInfo');
/** For streams also external data, and the length, which is computed again. */
const LEFT_OUT_OF_STREAMS: Names = new Set([...LEFT_OUT, ...names('F FFilter FDecodeParms Length')]);
const MOST_LEVELS = 64;

/**
 * Rewrites a PDF from its pages: with their look, and without scripts, actions, links, attachments, players and all else that no page
 * shows. Streams are copied unchanged.
 */
export async function cleanPdf(bytes: Uint8Array): Promise<Uint8Array | PdfFault> {
  const file = await readPdf(bytes);
  if (typeof file === 'string') return file;
  const clean = new CleanCopy(file).make();
  return clean ? PDFWriter.forContext(clean, Infinity).serializeToBuffer() : 'damaged';
}

/** A copy of all that is reachable from the catalogue, numbered in that order. */
class CleanCopy {
  readonly #from: PDFContext;
  readonly #to = PDFContext.create();
  readonly #refs = new Map<PDFRef, PDFRef>();
  /** Dictionaries of which only these entries are copied. */
  readonly #kept = new Map<PDFDict, Names>();
  #isWhole = true;

  constructor(from: PDFContext) {
    this.#from = from;
  }

  /** @returns null when there is no page, or a required object cannot be read. */
  make(): PDFContext | null {
    const root = this.#from.trailerInfo.Root;
    const catalog = this.#dictOf(root);
    if (!catalog) return null;
    this.#kept.set(catalog, CATALOG);
    const pages = this.#findPages(catalog.get(PDFName.of('Pages')), 0);
    const form = this.#dictOf(catalog.get(PDFName.of('AcroForm')));
    if (form && !this.#kept.has(form)) this.#kept.set(form, FORM);
    this.#to.trailerInfo.Root = root instanceof PDFRef ? this.#refOf(root) : this.#to.register(this.#copy(root, 0));
    // References of a copied object are appended to the map, and so are visited by this loop.
    for (const [ref, copied] of this.#refs) this.#to.assign(copied, this.#copy(this.#follow(ref), 0));
    return this.#isWhole && pages > 0 ? this.#to : null;
  }

  /** Counts the pages; they and the nodes between them and the catalogue are copied as pages. */
  #findPages(value: PDFObject | undefined, level: number): number {
    const node = this.#dictOf(value);
    if (level > MOST_LEVELS) this.#isWhole = false;
    if (!node || this.#kept.has(node) || !this.#isWhole) return 0;
    this.#kept.set(node, PAGE);
    const kids = this.#follow(node.get(PDFName.of('Kids')));
    if (!(kids instanceof PDFArray)) return 1;
    return kids.asArray().reduce((sum, kid) => sum + this.#findPages(kid, level + 1), 0);
  }

  /** Resolves a reference. */
  #follow(value: PDFObject | undefined): PDFObject | undefined {
    let at = value;
    for (let steps = 0; at instanceof PDFRef && steps < MOST_LEVELS; steps++) at = this.#from.lookup(at);
    return at instanceof PDFRef ? undefined : at;
  }

  #dictOf(value: PDFObject | undefined): PDFDict | null {
    const found = this.#follow(value);
    if (found instanceof PDFRawStream) return found.dict;
    return found instanceof PDFDict ? found : null;
  }

  #refOf(ref: PDFRef): PDFRef {
    const copied = this.#refs.get(ref) ?? this.#to.nextRef();
    this.#refs.set(ref, copied);
    return copied;
  }

  #copy(value: PDFObject | undefined, depth: number): PDFObject {
    if (value instanceof PDFInvalidObject || depth > MOST_LEVELS) this.#isWhole = false;
    if (!value || !this.#isWhole) return PDFNull;
    if (value instanceof PDFRef) return this.#from.lookup(value) ? this.#refOf(value) : PDFNull;
    if (value instanceof PDFArray) return this.#copyItems(value.asArray(), depth);
    if (value instanceof PDFDict) return this.#copyDict(value, depth);
    return value instanceof PDFRawStream ? this.#copyStream(value, depth) : value;
  }

  #copyItems(items: readonly PDFObject[], depth: number): PDFArray {
    const copy = PDFArray.withContext(this.#to);
    for (const item of items) copy.push(this.#copy(item, depth + 1));
    return copy;
  }

  #copyDict(dict: PDFDict, depth: number, leftOut = LEFT_OUT): PDFObject {
    const kept = this.#kept.get(dict);
    if (!kept && this.#isActive(dict)) return PDFNull;
    const copy = PDFDict.withContext(this.#to);
    for (const [key, value] of dict.entries()) {
      if (kept ? !kept.has(key) : leftOut.has(key)) continue;
      const isNotes = kept === PAGE && key === PDFName.Annots;
      copy.set(key, isNotes ? this.#copyItems(this.#notesIn(value), depth) : this.#copy(value, depth + 1));
    }
    return copy;
  }

  #copyStream({ dict, contents }: PDFRawStream, depth: number): PDFObject {
    // Nested in another object it would be written inline, where its data are parsed as more entries.
    if (depth > 0) this.#isWhole = false;
    const copy = this.#copyDict(dict, depth, LEFT_OUT_OF_STREAMS);
    return copy instanceof PDFDict && !this.#kept.has(dict) ? PDFRawStream.of(copy, contents) : copy;
  }

  #notesIn(value: PDFObject): PDFObject[] {
    const notes = this.#follow(value);
    if (!(notes instanceof PDFArray)) return [];
    return notes.asArray().filter((note) => NOTES.has(this.#follow(this.#dictOf(note)?.get(PDFName.of('Subtype')))));
  }

  /** Whether it is an action, or contains files or objects. */
  #isActive(dict: PDFDict): boolean {
    return (
      dict.has(PDFName.of('EF')) ||
      ACTIONS.has(this.#follow(dict.get(PDFName.of('S')))) ||
      CONTAINERS.has(this.#follow(dict.get(PDFName.Type)))
    );
  }
}
