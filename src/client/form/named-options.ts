import { type Named, type NamedIndex, searchNamed } from '../../contract/dictionaries/named-search.ts';

const SHOWN = 8;

/** The options for the typed text, `preferred` codes first; before anything is typed, those alone. */
export function namedOptions<T extends Named>(index: NamedIndex<T>, query: string, preferred: readonly string[]): T[] {
  const typed = query.trim();
  if (typed === '') {
    const byCode = new Map(index.records.map((record) => [record.code, record]));
    return preferred.flatMap((code) => byCode.get(code) ?? []);
  }
  const weights = new Map(preferred.map((code, i) => [code, preferred.length - i]));
  return searchNamed(index, typed, weights).slice(0, SHOWN);
}
