/** A catalogue of messages: the source text (with its context) to the translation. */
export type Catalogue = ReadonlyMap<string, string>;

interface PoEntry {
  /** The source text. */
  id: string;
  context: string;
  text: string;
  /** Its source files, from the project root. */
  origins: string[];
}

/** The entries of a .po file, without its header and those marked obsolete. */
export function poEntries(po: string): PoEntry[] {
  return po.split(/\n\s*\n/).flatMap((block) => {
    const field = (name: string) => joined(block, name) ?? '';
    const id = field('msgid');
    const origins = [...block.matchAll(/^#: (.*)$/gm)].flatMap(([, files = '']) => files.split(' '));
    return id ? [{ id, context: field('msgctxt'), text: field('msgstr'), origins }] : [];
  });
}

export function readCatalogue(po: string): Catalogue {
  return new Map(
    poEntries(po).map(({ id, context, text }) => [[context, id].filter(Boolean).join(' | '), text] as const),
  );
}

/** The text of one field, whose value may run over several quoted lines. */
function joined(block: string, name: string): string | null {
  const match = new RegExp(`^${name} ("(?:[^"\\\\]|\\\\.)*"(?:\\n"(?:[^"\\\\]|\\\\.)*")*)`, 'm').exec(block);
  if (!match?.[1]) return null;
  return match[1]
    .split('\n')
    .map((line) => String(JSON.parse(line)))
    .join('');
}

/** Faults of a committed catalogue; `fresh` is what the sources hold. */
export function catalogueFaults(name: string, committed: Catalogue, fresh: Catalogue): string[] {
  const faults: string[] = [];
  for (const id of fresh.keys()) {
    const text = committed.get(id);
    if (text === undefined) faults.push(`${name}: not extracted: ${id}`);
    else if (text === '') faults.push(`${name}: not translated: ${id}`);
    else faults.push(...placeholderFaults(name, id, text));
  }
  for (const id of committed.keys()) if (!fresh.has(id)) faults.push(`${name}: no longer used: ${id}`);
  return faults;
}

/** A translation must carry the same placeholders and tags as its source. */
function placeholderFaults(name: string, id: string, text: string): string[] {
  const marks = (value: string) => [...new Set(value.match(/\{\w+(?=[},])|<\/?\d+\/?>/g) ?? [])].sort().join(' ');
  return marks(id) === marks(text) ? [] : [`${name}: placeholders differ: ${id}`];
}
