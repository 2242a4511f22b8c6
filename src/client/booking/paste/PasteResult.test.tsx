import { expect, test } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import { readPassengers } from '../../../parsing/passenger-text/parse-passenger-text.ts';
import { emptyParty } from '../party-values.ts';
import { type NameReading, nameReadings } from './name-readings.ts';
import { PasteResult } from './PasteResult.tsx';
import { type PasteChoices, partsOf } from './paste-parts.ts';

const TWO_WAYS = 'Mei Ling Wang, 1990-05-01, E12345678, 2030-01-01';
const ASKED = 'Which is the family name?';
const UNCLEAR = 'Name: Latin letters missing, or unclear which is the family name';

const TODAY = '2026-11-20';
const CONTACT = { name: '', email: '', areaCode: '', phone: '' };
const { passengers } = emptyParty({ adult: 1, child: 0, infant: 0 }, ['passport'], CONTACT);
const begun = passengers.map((passenger) => ({ ...passenger, surname: 'PEETERS' }));
const trip = { today: TODAY, firstTravelDate: '2026-12-12', lastTravelDate: '2026-12-20' };

function partOf(text: string, chosen?: NameReading, party = passengers) {
  const choices: PasteChoices = { targets: {}, names: chosen ? { 0: chosen } : {} };
  const into = { passengers: party, accepted: ['passport'] as const, trip };
  const [part] = partsOf(readPassengers(text, TODAY), into, choices, new Map());
  if (!part) throw new Error('nothing was read');
  return part;
}

const nothing = () => undefined;
const targets = [{ place: 'Adult 1', name: 'Adult 1' }];
const shown = (...what: Parameters<typeof partOf>) =>
  rendered(
    <PasteResult part={partOf(...what)} unread={undefined} onChoose={nothing} onTarget={nothing} targets={targets} />,
  );

/** The label of each button, and whether it is chosen. */
const buttonsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<button[^>]*aria-pressed="(\w+)"[^>]*>([^<]*)</g)].map(([, pressed, words]) => [words, pressed]),
  );

test('a name of which nothing tells its order is asked for by its two readings, neither chosen unasked', () => {
  const html = shown(TWO_WAYS);
  expect(html).toContain(`aria-label="${ASKED}"`);
  expect(buttonsOf(html)).toEqual({ 'WANG / MEI LING': 'false', 'MEI / LING WANG': 'false' });
  // The question says it.
  expect(html).not.toContain(UNCLEAR);
});

test('the chosen reading is the one pressed', () => {
  const chosen = nameReadings(partOf(TWO_WAYS).result).find(({ surname }) => surname === 'WANG');
  expect(buttonsOf(shown(TWO_WAYS, chosen))).toEqual({ 'WANG / MEI LING': 'true', 'MEI / LING WANG': 'false' });
});

test('a name whose order is told is not asked about', () => {
  const html = shown('SSR DOCS CA HK1 P/CHN/E12345678/CHN/01MAY90/F/01JAN30/WANG/MEI LING');
  expect(html).toContain('WANG / MEI LING');
  expect(html).not.toContain(ASKED);
});

test('a date of birth after today is shown, and told in words', () => {
  const html = shown('SSR DOCS CA HK1 P/CHN/E12345678/CHN/31DEC26/F/01JAN30/WANG/MEI LING');
  expect(html).toContain('2026-12-31');
  expect(html).toContain('The date of birth is in the future. Check the year.');
});

test('a name that may end in a title is asked for by both readings', () => {
  const html = shown('SSR DOCS CX HK1 P/GBR/123456789/GBR/12MAY80/F/01JAN31/BROWN/ADAMS');
  expect(html).toContain('aria-label="Is MS a title, or the end of the name?"');
  expect(buttonsOf(html)).toEqual({ 'BROWN / ADAMS': 'false', 'BROWN / ADA · MS': 'false' });
});

test('nobody is preset, and why is said, where whoever it fits was begun for somebody else', () => {
  const docs = 'SSR DOCS CA HK1 P/CHN/E12345678/CHN/01MAY90/F/01JAN30/WANG/MEI LING';
  const words = 'All matching passengers are filled in already.';
  const left = shown(docs, undefined, begun);
  expect(left).toContain('<option value="" selected="">Skip</option>');
  expect(left).toContain(words);
  expect(shown(docs)).toContain('<option value="0" selected="">Adult 1</option>');
  expect(shown(docs)).not.toContain(words);
});
