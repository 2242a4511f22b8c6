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

/** The library has one object for a name, however it is escaped in the file. */
function names(list: string): Names {
  return new Set(list.split(/\s+/).map((name) => PDFName.of(name)));
}

/** What is kept of the catalogue, of pages and of a form (ISO 32000-1, 7.7 and 12.7.2): what their look needs. */
const CATALOG = names('Type Pages PageLabels OCProperties AcroForm Lang');
const PAGE = names(
  'Type Parent Kids Count Resources Contents Annots Rotate Group UserUnit MediaBox CropBox BleedBox TrimBox ArtBox',
);
const FORM = names('Fields DR DA Q NeedAppearances');
/** Annotations that are something to look at; links, attachments and players are not among them (12.5.6). */
const NOTES = names(
  `Widget FreeText Stamp Ink Highlight Underline StrikeOut Squiggly Text Caret Line Square Circle Polygon PolyLine
  Watermark Redact`,
);
/** What does something when it is opened, pressed or passed (12.6.4). */
const ACTIONS = names(
  `GoTo GoToR GoToE GoToDp Launch Thread URI Sound Movie Hide Named SetOCGState SubmitForm ResetForm ImportData
  JavaScript Rendition Trans GoTo3DView RichMediaExecute`,
);
/** Files within the file, and what objects were packed in. */
const CONTAINERS = names('EmbeddedFile ObjStm XRef');
/** What leads to scripts, to other files, or to what the pages do not show, wherever it stands. */
const LEFT_OUT = names('AA JS XFA AF Ref OPI Metadata PieceInfo');
/** Of a stream also where its data lie in another file, and how long it is, which is written anew. */
const LEFT_OUT_OF_STREAMS: Names = new Set([...LEFT_OUT, ...names('F FFilter FDecodeParms Length')]);
const MOST_LEVELS = 64;

/**
 * Writes a PDF anew from its pages: with what they look like, and without scripts, actions, links, attachments, players and whatever
 * else no page shows. Streams are taken over as they are.
 */
export async function cleanPdf(bytes: Uint8Array): Promise<Uint8Array | PdfFault> {
  const file = await readPdf(bytes);
  if (typeof file === 'string') return file;
  const clean = new CleanCopy(file).make();
  return clean ? PDFWriter.forContext(clean, Infinity).serializeToBuffer() : 'damaged';
}

/** A copy of all that can be reached from the catalogue, numbered as it is reached. */
class CleanCopy {
  readonly #from: PDFContext;
  readonly #to = PDFContext.create();
  readonly #refs = new Map<PDFRef, PDFRef>();
  /** The dictionaries of which only these entries are kept. */
  readonly #kept = new Map<PDFDict, Names>();
  #isWhole = true;

  constructor(from: PDFContext) {
    this.#from = from;
  }

  /** @returns null where there is no page, or something that is needed cannot be read. */
  make(): PDFContext | null {
    const root = this.#from.trailerInfo.Root;
    const catalog = this.#dictOf(root);
    if (!catalog) return null;
    this.#kept.set(catalog, CATALOG);
    const pages = this.#findPages(catalog.get(PDFName.of('Pages')), 0);
    const form = this.#dictOf(catalog.get(PDFName.of('AcroForm')));
    if (form && !this.#kept.has(form)) this.#kept.set(form, FORM);
    this.#to.trailerInfo.Root = root instanceof PDFRef ? this.#refOf(root) : this.#to.register(this.#copy(root, 0));
    // What a copied object refers to joins the end of the map, which is walked to its end.
    for (const [ref, copied] of this.#refs) this.#to.assign(copied, this.#copy(this.#follow(ref), 0));
    return this.#isWhole && pages > 0 ? this.#to : null;
  }

  /** How many pages there are; with the nodes between them and the catalogue, they are to be kept as pages. */
  #findPages(value: PDFObject | undefined, level: number): number {
    const node = this.#dictOf(value);
    if (level > MOST_LEVELS) this.#isWhole = false;
    if (!node || this.#kept.has(node) || !this.#isWhole) return 0;
    this.#kept.set(node, PAGE);
    const kids = this.#follow(node.get(PDFName.of('Kids')));
    if (!(kids instanceof PDFArray)) return 1;
    return kids.asArray().reduce((sum, kid) => sum + this.#findPages(kid, level + 1), 0);
  }

  /** What a value is, if it stands elsewhere. */
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
    // Within another object it would be written into that one, where its data are read as more entries.
    if (depth > 0) this.#isWhole = false;
    const copy = this.#copyDict(dict, depth, LEFT_OUT_OF_STREAMS);
    return copy instanceof PDFDict && !this.#kept.has(dict) ? PDFRawStream.of(copy, contents) : copy;
  }

  #notesIn(value: PDFObject): PDFObject[] {
    const notes = this.#follow(value);
    if (!(notes instanceof PDFArray)) return [];
    return notes.asArray().filter((note) => NOTES.has(this.#follow(this.#dictOf(note)?.get(PDFName.of('Subtype')))));
  }

  /** An action, or something that holds files or objects. */
  #isActive(dict: PDFDict): boolean {
    return (
      dict.has(PDFName.of('EF')) ||
      ACTIONS.has(this.#follow(dict.get(PDFName.of('S')))) ||
      CONTAINERS.has(this.#follow(dict.get(PDFName.Type)))
    );
  }
}
