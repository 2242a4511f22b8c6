import { describe, expect, it } from 'vitest';
import { readPassengers } from '../../../../contract/parsing/passenger-text/parse-passenger-text.ts';
import { emptyBooking } from '../booking-values.ts';
import { chooseTargets, fieldsOf, fillPassengers, undoFill } from './fill-passengers.ts';

const TODAY = '2026-11-20';
const ACCEPTED = ['passport', 'idcard'] as const;
const CONTACT = { name: '', email: '', areaCode: '', phone: '' };
const empty = emptyBooking({ adult: 2, child: 1, infant: 1 }, { documentTypes: [...ACCEPTED] }, CONTACT);
const DOCS = 'SSR DOCS CA HK1 P/CN/E12345678/CN/01JAN80/M/01JAN30/LI SMITH/MEI LING/P1';

function fill(text: string, values = empty) {
  const results = readPassengers(text, TODAY);
  const targets = chooseTargets(results, values.passengers, TODAY);
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

  it('leave out what was not read for sure', () => {
    const { values } = fill('DAVID WANG M 05/06/1990 E12345678');
    expect(values.passengers[0]).toMatchObject({ surname: '', birthday: '', gender: 'male' });
    expect(values.passengers[0]?.document.number).toBe('E12345678');
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
