/** A value as a PDF writes it (ISO 32000-1, 7.3). A plain one is a number, a string or a word, kept as it stands there. */
export type PdfValue =
  | { kind: 'plain'; text: string }
  | { kind: 'name'; name: string }
  | { kind: 'ref'; id: number }
  | { kind: 'list'; items: PdfValue[] }
  | PdfDict;
export interface PdfDict {
  kind: 'dict';
  /** By their names, in which every escape is undone. */
  entries: Map<string, PdfValue>;
}

export const NULL: PdfValue = { kind: 'plain', text: 'null' };

interface Read<T> {
  value: T;
  /** Where the next one begins. */
  end: number;
}

/** Deeper than pages ever nest; a file of brackets alone would else fill the stack. */
const MOST_DEEP = 64;
const SPACES = new Set([0, 9, 10, 12, 13, 32]);
const COMMENT = 37;
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const REFERENCE = /(\d{1,9})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Where something stands again after blanks and comments. */
export function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (SPACES.has(code)) at += 1;
    else if (code === COMMENT) at = endOfLine(text, at);
    else break;
  }
  return at;
}

function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

/**
 * Reads one value.
 * @param text one character a byte.
 * @returns null where none begins, or it has no end.
 */
export function readValue(text: string, from: number, depth = 0): Read<PdfValue> | null {
  if (depth > MOST_DEEP) return null;
  const at = skipBlanks(text, from);
  if (text.startsWith('<<', at)) return readDict(text, at + 2, depth);
  const first = text[at];
  if (first === '[') return readList(text, at + 1, depth);
  if (first === '/') return readName(text, at);
  if (first === '(') return plain(text, at, endOfString(text, at));
  if (first === '<') return plain(text, at, text.indexOf('>', at) + 1);
  const reference = matchAt(REFERENCE, text, at);
  if (reference) return { value: { kind: 'ref', id: Number(reference[1]) }, end: at + reference[0].length };
  return plain(text, at, at + (matchAt(WORD, text, at)?.[0].length ?? 0));
}

function plain(text: string, from: number, end: number): Read<PdfValue> | null {
  return end > from ? { value: { kind: 'plain', text: text.slice(from, end) }, end } : null;
}

function readName(text: string, at: number): Read<PdfValue> | null {
  const found = matchAt(NAME, text, at);
  if (!found) return null;
  const name = (found[1] ?? '').replace(/#([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return { value: { kind: 'name', name }, end: at + found[0].length };
}

function readList(text: string, from: number, depth: number): Read<PdfValue> | null {
  const items: PdfValue[] = [];
  for (let at = skipBlanks(text, from); at < text.length; at = skipBlanks(text, at)) {
    if (text[at] === ']') return { value: { kind: 'list', items }, end: at + 1 };
    const item = readValue(text, at, depth + 1);
    if (!item) return null;
    items.push(item.value);
    at = item.end;
  }
  return null;
}

function readDict(text: string, from: number, depth: number): Read<PdfDict> | null {
  const entries = new Map<string, PdfValue>();
  for (let at = skipBlanks(text, from); at < text.length; at = skipBlanks(text, at)) {
    if (text.startsWith('>>', at)) return { value: { kind: 'dict', entries }, end: at + 2 };
    const key = readName(text, at);
    if (key?.value.kind !== 'name') return null;
    at = skipBlanks(text, key.end);
    // Some writers leave the value out.
    if (text.startsWith('>>', at)) continue;
    const entry = readValue(text, at, depth + 1);
    if (!entry) return null;
    entries.set(key.value.name, entry.value);
    at = entry.end;
  }
  return null;
}

/** Behind the last bracket of a string, which may hold others; 0 where it has no end. */
function endOfString(text: string, from: number): number {
  let open = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') open += 1;
    else if (text[at] === ')') open -= 1;
    if (open === 0) return at + 1;
  }
  return 0;
}

/** @param idOf the number under which what is referred to is written; null where there is nothing. */
export function writeValue(value: PdfValue, idOf: (id: number) => number | null): string {
  if (value.kind === 'plain') return value.text;
  if (value.kind === 'name') return writeName(value.name);
  if (value.kind === 'ref') {
    const id = idOf(value.id);
    return id === null ? 'null' : `${id} 0 R`;
  }
  if (value.kind === 'list') return `[${value.items.map((item) => writeValue(item, idOf)).join(' ')}]`;
  const entries = [...value.entries].map(([name, entry]) => `${writeName(name)} ${writeValue(entry, idOf)}`);
  return `<<${entries.join('\n')}>>`;
}

function writeName(name: string): string {
  const escaped = name.replace(
    /[^!-~]|[#()<>[\]{}/%]/g,
    (char) => `#${char.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `/${escaped}`;
}
