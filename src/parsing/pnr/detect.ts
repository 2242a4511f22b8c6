import type { Grammar } from './grammar.ts';
import type { SourceLine } from './source-lines.ts';
import { AMADEUS } from './systems/amadeus.ts';
import { APOLLO } from './systems/apollo.ts';
import { GALILEO } from './systems/galileo.ts';
import { SABRE } from './systems/sabre.ts';
import { TRAVELSKY } from './systems/travelsky.ts';
import { WORLDSPAN } from './systems/worldspan.ts';

const GRAMMARS: readonly Grammar[] = [AMADEUS, SABRE, GALILEO, APOLLO, WORLDSPAN, TRAVELSKY];
/** Lines that suffice to detect a system. */
const LOOKED_AT = 250;
const TELLING = 8;

/** The grammars with some evidence in the lines, likeliest first, and the others. */
export function grammarsFor(lines: readonly SourceLine[]): { likely: Grammar[]; others: Grammar[] } {
  const telling = lines.filter(({ text }) => text.length >= TELLING).slice(0, LOOKED_AT);
  const texts = telling.map(({ text }) => text.slice(0, 200));
  const weigh = ({ hints }: Grammar) =>
    hints.reduce((sum, [shape, weight]) => (texts.some((text) => shape.test(text)) ? sum + weight : sum), 0);
  const weighed = GRAMMARS.map((grammar) => ({ grammar, weight: weigh(grammar) })).toSorted(
    (a, b) => b.weight - a.weight,
  );
  const where = (isLikely: boolean) =>
    weighed.filter(({ weight }) => weight > 0 === isLikely).map(({ grammar }) => grammar);
  return { likely: where(true), others: where(false) };
}
