import { NULL, type PdfDict, type PdfValue, writeValue } from './pdf-syntax.ts';
import { type PdfFault, type PdfFile, type PdfObject, readPdf } from './read-pdf.ts';

/** What is kept of the catalogue, of pages and of a form (ISO 32000-1, 7.7 and 12.7.2): what their look needs. */
const CATALOG = new Set(['Type', 'Pages', 'PageLabels', 'OCProperties', 'AcroForm', 'Lang']);
const PAGE = new Set([
  ...['Type', 'Parent', 'Kids', 'Count', 'Resources', 'Contents', 'Annots', 'Rotate', 'Group', 'UserUnit'],
  ...['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox'],
]);
const FORM = new Set(['Fields', 'DR', 'DA', 'Q', 'NeedAppearances']);
/** Annotations that are something to look at; links, attachments and players are not among them (12.5.6). */
const NOTES = new Set([
  ...['Widget', 'FreeText', 'Stamp', 'Ink', 'Highlight', 'Underline', 'StrikeOut', 'Squiggly', 'Text', 'Caret'],
  ...['Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Watermark', 'Redact'],
]);
/** What does something when it is opened, pressed or passed (12.6.4). */
const ACTIONS = new Set([
  ...['GoTo', 'GoToR', 'GoToE', 'GoToDp', 'Launch', 'Thread', 'URI', 'Sound', 'Movie', 'Hide', 'Named', 'SetOCGState'],
  ...['SubmitForm', 'ResetForm', 'ImportData', 'JavaScript', 'Rendition', 'Trans', 'GoTo3DView', 'RichMediaExecute'],
]);
/** What leads to scripts, to other files, or to what the pages do not show, wherever it stands. */
const LEFT_OUT = new Set(['AA', 'JS', 'XFA', 'AF', 'Ref', 'OPI', 'Metadata', 'PieceInfo']);
/** Of a stream whose data lie in another file. */
const ELSEWHERE = ['F', 'FFilter', 'FDecodeParms'];
const MOST_LEVELS = 64;

/**
 * Writes a PDF anew from its pages: with what they look like, and without scripts, actions, links, attachments, players and whatever
 * else no page shows. Streams are taken over as they are.
 */
export function cleanPdf(bytes: Uint8Array): Buffer | PdfFault {
  const file = readPdf(bytes);
  if (typeof file === 'string') return file;
  const pages = pageTree(file);
  return pages.leaves > 0 ? writePdf(file, (id, object) => cleanObject(file, pages.nodes, id, object)) : 'damaged';
}

/** The numbers of all pages, and of the nodes between them and the catalogue. */
function pageTree(file: PdfFile) {
  const nodes = new Set<number>();
  let leaves = 0;
  const visit = (value: PdfValue | undefined, level: number) => {
    if (value?.kind !== 'ref' || nodes.has(value.id) || level > MOST_LEVELS) return;
    const node = file.objects.get(value.id)?.value;
    if (node?.kind !== 'dict') return;
    nodes.add(value.id);
    const kids = follow(file, node.entries.get('Kids'));
    if (kids?.kind !== 'list') leaves += 1;
    else for (const kid of kids.items) visit(kid, level + 1);
  };
  const catalog = file.objects.get(file.root)?.value;
  if (catalog?.kind === 'dict') visit(catalog.entries.get('Pages'), 0);
  return { nodes, leaves };
}

/** What a value is, if it stands elsewhere. */
function follow(file: PdfFile, value: PdfValue | undefined): PdfValue | undefined {
  let at = value;
  for (let steps = 0; at?.kind === 'ref' && steps < MOST_LEVELS; steps++) at = file.objects.get(at.id)?.value;
  return at?.kind === 'ref' ? undefined : at;
}

function nameIn(file: PdfFile, { entries }: PdfDict, key: string): string {
  const value = follow(file, entries.get(key));
  return value?.kind === 'name' ? value.name : '';
}

function cleanObject(file: PdfFile, pages: ReadonlySet<number>, id: number, { value, data }: PdfObject): PdfObject {
  if (value.kind !== 'dict') return { value: clean(file, value), data: null };
  if (id === file.root) return { value: cleanCatalog(file, value), data: null };
  if (pages.has(id)) return { value: cleanPage(file, value), data: null };
  const cleaned = clean(file, value);
  if (!data || cleaned.kind !== 'dict') return { value: cleaned, data: null };
  for (const key of ELSEWHERE) cleaned.entries.delete(key);
  cleaned.entries.set('Length', { kind: 'plain', text: String(data.length) });
  return { value: cleaned, data };
}

function cleanCatalog(file: PdfFile, catalog: PdfDict): PdfDict {
  const cleaned = clean(file, only(catalog, CATALOG));
  const form = follow(file, catalog.entries.get('AcroForm'));
  const entries = new Map(cleaned.kind === 'dict' ? cleaned.entries : []);
  if (form?.kind === 'dict') entries.set('AcroForm', clean(file, only(form, FORM)));
  return { kind: 'dict', entries };
}

function cleanPage(file: PdfFile, page: PdfDict): PdfValue {
  const notes = follow(file, page.entries.get('Annots'));
  const kept = only(page, PAGE);
  if (notes?.kind === 'list') {
    const items = notes.items.filter((item) => {
      const note = follow(file, item);
      return note?.kind === 'dict' && NOTES.has(nameIn(file, note, 'Subtype'));
    });
    kept.entries.set('Annots', { kind: 'list', items });
  } else kept.entries.delete('Annots');
  return clean(file, kept);
}

function only({ entries }: PdfDict, keys: ReadonlySet<string>): PdfDict {
  return { kind: 'dict', entries: new Map([...entries].filter(([key]) => keys.has(key))) };
}

function clean(file: PdfFile, value: PdfValue): PdfValue {
  if (value.kind === 'list') return { kind: 'list', items: value.items.map((item) => clean(file, item)) };
  if (value.kind !== 'dict') return value;
  if (isActive(file, value)) return NULL;
  const entries = [...value.entries].filter(([key]) => !LEFT_OUT.has(key));
  return { kind: 'dict', entries: new Map(entries.map(([key, entry]) => [key, clean(file, entry)])) };
}

/** An action, or a file within the file. */
function isActive(file: PdfFile, dict: PdfDict): boolean {
  return (
    ACTIONS.has(nameIn(file, dict, 'S')) || dict.entries.has('EF') || nameIn(file, dict, 'Type') === 'EmbeddedFile'
  );
}

/** Writes all that can be reached from the catalogue, numbered as it is reached. */
function writePdf(file: PdfFile, cleaned: (id: number, object: PdfObject) => PdfObject): Buffer {
  const numbers = new Map<number, number>();
  const idOf = (id: number) => {
    if (!file.objects.has(id)) return null;
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  };
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  let size = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    size += part.length;
  };
  const places: number[] = [];
  idOf(file.root);
  // What a written object refers to joins the end of the map, which is walked to its end.
  for (const [id, number] of numbers) {
    const object = file.objects.get(id);
    if (!object) continue;
    const { value, data } = cleaned(id, object);
    places.push(size);
    add(Buffer.from(`${number} 0 obj\n${writeValue(value, idOf)}\n`, 'latin1'));
    if (data) {
      add(Buffer.from('stream\n'));
      add(data);
      add(Buffer.from('\nendstream\n'));
    }
    add(Buffer.from('endobj\n'));
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<</Size ${places.length + 1} /Root 1 0 R>>\nstartxref\n${size}\n%%EOF\n`;
  add(Buffer.from(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${table}${trailer}`));
  return Buffer.concat(parts);
}
