import { knownNames } from './known-names.ts';
import type { OrderedName } from './types.ts';

/** Prefixes of surnames of several words that are no syllable of an East Asian name. */
const PARTICLES = /^(?:(?:DE LA|DE LAS|DE LOS|VAN DER|VAN DEN|VAN DE|VON DER|DELA|DELLA|DEL|DOS|VON) )+/;
/** These are such syllables too: they count after a Western given name. */
const SHORT_PARTICLES = /^(?:(?:DE|DA|DI|DU|VAN|LE|LA) )+/;
/** Spanish and Portuguese surnames come in twos; those after a Dutch or German particle are single. */
const GERMANIC = /^V[AO]N /;
/** Particles with their word in given names: `MARIA DEL CARMEN`, `JUAN DE DIOS`. */
const OF_GIVEN =
  /^(?:ANGELES|CARMEN|CONSUELO|DIOS|DOLORES|FATIMA|GUADALUPE|JESUS|LOURDES|LUZ|MAR|MERCEDES|PAZ|PILAR|REFUGIO|ROCIO|ROSARIO|SOCORRO|SOL)$/;

const lengthOf = (particles: RegExpExecArray) => particles[0].trim().split(' ').length + 1;

/** `MARIA DE LA CRUZ`, `DE LA CRUZ MARIA`: the words with their particles are one surname. Null where no particle decides. */
export function particleOrder(words: readonly string[]): OrderedName | null {
  const begins = PARTICLES.exec(words.join(' '));
  if (begins) return orderFromStart(words, lengthOf(begins));
  const isWestern = knownNames().given.has(words[0] ?? '');
  for (let at = 1; at < words.length; at += 1) {
    const after = words.slice(at).join(' ');
    const particles = PARTICLES.exec(after) ?? (isWestern ? SHORT_PARTICLES.exec(after) : null);
    if (particles) return orderFrom(words, at, at + lengthOf(particles));
  }
  return null;
}

/** `DE LA CRUZ LOPEZ MARIA` may have two surnames, unless a given name follows the first. */
function orderFromStart(words: readonly string[], end: number): OrderedName | null {
  const rest = words.slice(end);
  if (rest.length === 0) return null;
  const name = [words.slice(0, end).join(' '), ...rest];
  const isClear = rest.length === 1 || GERMANIC.test(`${words[0]} `) || knownNames().given.has(rest[0] ?? '');
  if (isClear) return { words: name, isUnclear: false };
  return { words: name, isUnclear: true, other: [words.slice(0, end + 1).join(' '), ...rest.slice(1)] };
}

/** The particles and their word are from `at` to `end`. */
function orderFrom(words: readonly string[], at: number, end: number): OrderedName {
  const surname = words.slice(at).join(' ');
  const before = words.slice(0, at);
  const whole = [surname, ...before];
  if (end < words.length) {
    // `MARIA DEL CARMEN LOPEZ` has surname Lopez, `JUAN DE LA CRUZ LOPEZ` de la Cruz.
    const short = [words.slice(end).join(' '), ...words.slice(0, end)];
    const isGiven = OF_GIVEN.test(words[end - 1] ?? '');
    return { words: isGiven ? short : whole, isUnclear: true, other: isGiven ? whole : short };
  }
  const { given } = knownNames();
  const from = before.findIndex((word, i) => i > 0 && !given.has(word));
  if (from < 0 || GERMANIC.test(surname)) return { words: whole, isUnclear: false };
  // `MARIA LOPEZ DE LA CRUZ`
  return { words: [words.slice(from).join(' '), ...before.slice(0, from)], isUnclear: true, other: whole };
}
