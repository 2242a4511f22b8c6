import { describe, expect, it } from 'vitest';
import { CHILD_AGES } from '../../../contract/train-terms.ts';
import { readPassengers } from '../../../parsing/passenger-text/parse-passenger-text.ts';
import { emptyParty } from '../party-values.ts';
import { fillPassengers, type ReadField, undoFill } from './fill-passengers.ts';
import { chooseTargets, doubtfulOf, fieldsOf } from './read-fields.ts';

const TODAY = '2026-11-20';
/** Out and back. */
const FLIGHTS = { firstTravelDate: '2026-12-12', lastTravelDate: '2027-01-02' };
const TRAIN = { firstTravelDate: '2026-12-12', lastTravelDate: '2026-12-12', childAges: CHILD_AGES };
const ACCEPTED = ['passport', 'idcard'] as const;
const CONTACT = { name: '', email: '', areaCode: '', phone: '' };
const empty = emptyParty({ adult: 2, child: 1, infant: 1 }, ACCEPTED, CONTACT);
const DOCS = 'SSR DOCS CA HK1 P/CN/E12345678/CN/01JAN80/M/01JAN30/LI SMITH/MEI LING/P1';

const HOLDER = [
  ['surname', 'CHEUNG'],
  ['givenName', 'KA WAI'],
  ['birthday', '1982-06-11'],
  ['phone', '+85221230107'],
  ['document.type', 'passport'],
  ['document.number', 'K04418826'],
  ['document.expiry', '2033-09-26'],
  ['frequentFlyer.airline', 'CX'],
  ['frequentFlyer.number', '1650938842'],
] as const;
const HOLDER_FIELDS: ReadField[] = HOLDER.map(([path, value]) => [path, value]);

function fill(text: string, values = empty) {
  const results = readPassengers(text, TODAY);
  const targets = chooseTargets(results, values.passengers, FLIGHTS);
  const picks = results.flatMap((result, i) => {
    const target = targets[i];
    return target === null || target === undefined ? [] : [{ target, fields: fieldsOf(result, ACCEPTED) }];
  });
  return fillPassengers(values, picks);
}

describe('pasted details', () => {
  it('fill a passenger as the form writes it', () => {
    expect(fill(DOCS).values.passengers[0]).toMatchObject({
      surname: 'LISMITH',
      givenName: 'MEI LING',
      gender: 'male',
      birthday: '1980-01-01',
      nationality: 'CN',
      document: { type: 'passport', number: 'E12345678', expiry: '2030-01-01', issuingPlace: 'CN' },
    });
  });

  it('go to passengers of their age, blank ones first', () => {
    const child = DOCS.replace('01JAN80', '01JAN20').replace('E12345678', 'E22222222');
    const baby = DOCS.replace('01JAN80/M', '01JAN26/MI').replace('E12345678', 'E33333333');
    const { values } = fill([child, baby, DOCS, DOCS.replace('E12345678', 'E44444444')].join('\n'));
    const numbers = values.passengers.map((passenger) => passenger.document.number);
    expect(numbers).toEqual(['E12345678', 'E44444444', 'E22222222', 'E33333333']);
  });

  it.each([
    ['an adult by the day of departure', '01DEC14', 'adult', 'child'],
    ['a child of thirteen by the railway', '01DEC13', 'adult', 'child'],
    ['fourteen by the day of departure', '12DEC12', 'adult', 'adult'],
    ['two between the flights', '20DEC24', 'child', 'child'],
    ['two after the last flight', '03JAN25', 'infant', 'child'],
  ])('are offered by the age on the days of travel: %s', (_, born, byAir, byRail) => {
    const results = readPassengers(DOCS.replace('01JAN80', born), TODAY);
    const typeOn = (trip: typeof FLIGHTS, party: typeof empty) =>
      chooseTargets(results, party.passengers, trip).map((at) => party.passengers[at ?? -1]?.type);
    expect(typeOn(FLIGHTS, empty)).toEqual([byAir]);
    expect(typeOn(TRAIN, emptyParty({ adult: 1, child: 1, infant: 0 }, ACCEPTED, CONTACT))).toEqual([byRail]);
  });

  it('are offered to nobody where nobody of their age travels, and a train takes an infant as a child', () => {
    const baby = readPassengers(DOCS.replace('01JAN80/M', '01JAN26/MI'), TODAY);
    const grown = emptyParty({ adult: 1, child: 0, infant: 0 }, ACCEPTED, CONTACT).passengers;
    const family = emptyParty({ adult: 1, child: 1, infant: 0 }, ACCEPTED, CONTACT).passengers;
    expect(chooseTargets(baby, grown, FLIGHTS)).toEqual([null]);
    expect(chooseTargets(baby, family, TRAIN)).toEqual([1]);
  });

  it('are offered to nobody who was begun for somebody else', () => {
    const [first, second] = empty.passengers;
    if (!first || !second) throw new Error('two adults');
    const targetsIn = (...typed: typeof empty.passengers) => chooseTargets(readPassengers(DOCS, TODAY), typed, FLIGHTS);
    const taken = { ...first, surname: 'PEETERS', document: { ...first.document, number: 'B1234567' } };
    // Filled in except for the name, which was still in question.
    const unnamed = { ...first, birthday: '1980-05-12' };
    expect(targetsIn(taken, unnamed)).toEqual([null]);
    expect(targetsIn(taken, unnamed, second)).toEqual([2]);
  });

  it.each<[string, ReadField[]]>([
    ['document', [['document.number', 'E12345678']]],
    [
      'name, where no document was typed',
      [
        ['surname', 'LISMITH'],
        ['givenName', 'MEI LING'],
      ],
    ],
  ])('go to whom they are of by the %s before anybody blank', (_, fields) => {
    const { passengers } = fillPassengers(empty, [{ target: 1, fields }]).values;
    expect(chooseTargets(readPassengers(DOCS, TODAY), passengers, FLIGHTS)).toEqual([1]);
  });

  it('leave out what was not read for sure', () => {
    const { values } = fill('Mei Ling Wang M 05/06/1990 E12345678');
    expect(values.passengers[0]).toMatchObject({ surname: '', birthday: '', gender: 'male' });
    expect(values.passengers[0]?.document.number).toBe('E12345678');
  });

  it('are in doubt where a check digit of theirs is wrong, of this passenger alone', () => {
    const zone = (digit: string) =>
      `P<CHNLI<<MEI<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<\nE11111111${digit}CHN8502038F3301018<<<<<<<<<<<<<<08`;
    const doubts = (text: string) =>
      readPassengers(text, TODAY).map((result) =>
        doubtfulOf(result, { target: 1, fields: fieldsOf(result, ACCEPTED) }),
      );
    expect(doubts(zone('4'))).toEqual([[]]);
    const ofDocument = ['document.number', 'document.expiry'];
    const paths = ['gender', 'birthday', ...ofDocument].map((path) => `passengers[1].${path}`);
    expect(doubts(zone('5'))).toEqual([paths]);
    const ofCard = ['gender', 'birthday', 'document.number'].map((path) => `passengers[1].${path}`);
    expect(doubts('张三 110101199003078516')).toEqual([ofCard]);
  });

  it('fill from an identity card', () => {
    expect(fill('张三 110101199003078515').values.passengers[0]).toMatchObject({
      birthday: '1990-03-07',
      gender: 'male',
      nationality: 'CN',
      document: { type: 'idcard', number: '110101199003078515' },
    });
  });

  it('are taken back whole, but for what was changed since', () => {
    const { values, filled } = fill(DOCS);
    expect(undoFill(values, filled)).toEqual(empty);
    const [first, ...others] = values.passengers;
    if (!first) throw new Error('a passenger');
    const changed = { ...values, passengers: [{ ...first, givenName: 'MEI' }, ...others] };
    expect(undoFill(changed, filled).passengers[0]).toMatchObject({ surname: '', givenName: 'MEI' });
  });
});

describe('a second fill of a passenger', () => {
  const first = fillPassengers(empty, [{ target: 0, fields: HOLDER_FIELDS }]);
  const again = (fields: readonly ReadField[], values = first.values) =>
    fillPassengers(values, [{ target: 0, fields }], first.filled);
  const huang: ReadField[] = [
    ['surname', 'HUANG'],
    ['givenName', 'ZIHAN'],
    ['document.number', 'EM2251940'],
  ];

  it('leaves nothing of the person before in it', () => {
    const { values } = again(huang);
    expect(values.passengers[0]).toMatchObject({
      surname: 'HUANG',
      birthday: '',
      phone: '',
      frequentFlyer: { airline: '', number: '' },
      document: { number: 'EM2251940', expiry: '' },
    });
  });

  it('brings the person before back when it is undone', () => {
    const { values, filled, cleared } = again(huang);
    expect(undoFill(values, [...cleared, ...filled])).toEqual(first.values);
  });

  it('lets stay what the agent typed, and what other passengers have', () => {
    const typed = structuredClone(first.values);
    const [one, two] = typed.passengers;
    if (!one || !two) throw new Error('two passengers');
    one.phone = '+85290000000';
    two.phone = '+85221230107';
    const { passengers } = again(huang, typed).values;
    expect(passengers.slice(0, 2).map(({ phone }) => phone)).toEqual(['+85290000000', '+85221230107']);
  });

  it('keeps the phone and the card of the same person, and drops the dates of the other document', () => {
    const { values, cleared } = again([
      ['surname', 'CHEUNG'],
      ['givenName', 'KA WAI'],
      ['document.type', 'eep'],
      ['document.number', 'H10827735'],
    ]);
    expect(values.passengers[0]).toMatchObject({
      phone: '+85221230107',
      frequentFlyer: { airline: 'CX' },
      document: { type: 'eep', expiry: '' },
    });
    expect(cleared.map(({ path }) => path)).toEqual(['passengers[0].document.expiry']);
  });

  it('of the same document keeps everything, however its names are read', () => {
    const { cleared } = again([
      ['surname', 'CHEUN'],
      ['givenName', 'KA WAI'],
      ['document.number', 'K04418826'],
    ]);
    expect(cleared).toEqual([]);
  });

  it('takes over what it says as the one before did', () => {
    const gender = ['gender', 'male'] as const;
    const before = fillPassengers(empty, [{ target: 0, fields: [...HOLDER_FIELDS, gender] }]);
    const { filled } = fillPassengers(before.values, [{ target: 0, fields: [...huang, gender] }], before.filled);
    expect(filled).toContainEqual({ path: 'passengers[0].gender', before: 'male', after: 'male' });
  });

  it('counts only what it changes', () => {
    expect(again(HOLDER_FIELDS).filled).toEqual([]);
  });
});
