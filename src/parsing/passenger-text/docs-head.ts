/** The source of a DOCS line, as far as its shape shows; it decides how wrapped lines are joined. */
export type DocsSystem = 'amadeus' | 'sabre' | 'galileo' | 'apollo' | 'eterm' | 'unknown';

export interface DocsHead {
  readonly system: DocsSystem;
  readonly airline: string | null;
  /** Passenger number before the details (`SI.P1`, `/N1-2`). */
  readonly passengerRef: string | null;
  /** `3DOCS`, `SR DOCS`, `SI.…`: an entry as typed by agents, with the passenger number at its end. */
  readonly isEntry: boolean;
  /** The offset of the details in the given text. */
  readonly end: number;
}

const STATUS = String.raw`(?:HK|KK|NN|SS|UC|UN|US|HN|HL|HX|TK|NO|XX|RR|PN|LK)`;
const HEAD = new RegExp(
  [
    '(?<![A-Z0-9])',
    // The element number: `11.`, ` 7 `, `GFAX-`, agents' prefixes of an entry, and Galileo's `SI.P1/`.
    String.raw`(?:(?<gfax>GFAX-)|(?<line>\d{1,3})(?:(?<dot>\.)|(?=[ \t/]))[ \t/*]{0,12})?`,
    String.raw`(?:[¤@*]:)?(?<si>SI\.?(?:P(?<siPassenger>\d{1,2}))?(?:S\d{1,2})?[/.* ]{0,2})?`,
    String.raw`(?<type>SSR[ ]?|SR[ *:]?|[34](?:SSR)?)?DOCS(?<sabre>A(?=/)|\d{1,2}(?:,\d{1,2})*(?=/))?`,
    String.raw`(?:/(?<parted>[A-Z0-9]{2})(?=/${STATUS}\d))?(?:[ \t]{0,12}(?<airline>[A-Z0-9]{2}))??`,
    String.raw`(?:[ \t]{0,12}(?:/(?=${STATUS}\d))?${STATUS}(?<gap>[ \t]{0,12})\d{1,2}|(?=[ \t]{0,12}[-/*])|(?=[ \t]{1,12}[A-Z]{1,2}[ \t]{0,3}/))`,
    String.raw`(?:/N(?<apollo>\d{1,2}[-.]\d{1,2}|\d{1,2})(?=/))?`,
    String.raw`[ \t]{0,12}\*?`,
  ].join(''),
  'g',
);

/** Every start of a DOCS element in a line of capitals, in order, with its offset. */
export function docsHeads(line: string): { start: number; head: DocsHead }[] {
  const heads = line.includes('DOCS') ? namedHeads(line) : [];
  return heads.length > 0 ? heads : bareHead(line);
}

/** Details without the words before them: `P/CN/E12345678/…`, `DB/01MAY88/…`, `////01MAY88/M//…`. */
const BARE =
  /^[^/]{0,40}?(?<![A-Z0-9/-])(?=\/?[A-Z]{1,2} ?([-/]) ?[A-Z]{1,3} ?\1 ?(?=[A-Z]{0,4}\d)[A-Z0-9 ]{3,20}\1 ?[A-Z]{1,3} ?\1|DB\/\d{1,2}[A-Z]{3}|\/{4,5}\d{1,2}[A-Z]{3}\d|-{4,5}\d{1,2}[A-Z]{3}\d|[A-Z]{1,2}[ \t]{1,4}[A-Z]{2,3}[ \t]{1,4}[A-Z0-9]{5,15}[ \t]{1,4}[A-Z]{2,3}[ \t]{1,4}\d{1,2}[A-Z]{3}\d{2,4}[ \t])/;

const SHORTEST = 16;

function bareHead(line: string): { start: number; head: DocsHead }[] {
  if (line.length < SHORTEST) return [];
  const match = BARE.exec(line.slice(0, 160));
  if (!match) return [];
  const end = match[0].length;
  return [{ start: 0, head: { system: 'unknown', airline: null, passengerRef: null, isEntry: false, end } }];
}

function namedHeads(line: string): { start: number; head: DocsHead }[] {
  const found: { start: number; head: DocsHead }[] = [];
  for (const match of line.matchAll(HEAD)) {
    const { index } = match;
    const { parted, airline = parted, siPassenger, apollo } = match.groups ?? {};
    const end = index + match[0].length;
    const next = line[end] ?? '';
    // `PLS ADV SSR DOCS 72 HRS BEFORE DEP` requests details and gives none.
    if (!isBegun(line.slice(end, end + 24))) continue;
    const passengerRef = siPassenger ? `P${Number(siPassenger)}` : (apollo ?? null);
    const head = {
      system: systemOf(match.groups ?? {}, next),
      airline: airline ?? null,
      passengerRef,
      isEntry: /^(?:SR|[34])/.test(match.groups?.type ?? '') || match.groups?.si !== undefined,
      end,
    };
    found.push({ start: index, head });
  }
  return found;
}

/** Details begin with a separator, with the kind of document, or with `DB`. */
function isBegun(text: string): boolean {
  return /^(?:[-/]|[A-Z]{1,2}[ \t]*[-/]|[A-Z]{1,2}[ \t]+[A-Z]{1,3}[ \t]+[A-Z0-9]+|$)/.test(text);
}

function systemOf(groups: Record<string, string | undefined>, next: string): DocsSystem {
  const { gfax, line, dot, si, type, sabre, gap } = groups;
  const isGlued = type === 'SSR';
  if (gfax !== undefined) return 'apollo';
  if (si !== undefined) return 'galileo';
  if (sabre !== undefined || /^[34]$/.test(type ?? '')) return 'sabre';
  if (type?.startsWith('SR ') || type === 'SR' || type === 'SR*') return 'amadeus';
  if (line === undefined) return 'unknown';
  if (dot === '.' && isGlued) return 'galileo';
  if (isGlued) return 'apollo';
  if (dot !== '.') return 'amadeus';
  return next === '/' && gap === '' ? 'sabre' : 'eterm';
}
