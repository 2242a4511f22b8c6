import { expect, it } from 'vitest';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { listOf, parseList, toListDraft } from './list-values.ts';

const party = { adult: 2, child: 0, infant: 0 };
const handedIn: GroupOrder['passengers'][number] = {
  id: 'p1',
  type: 'adult',
  surname: 'LI',
  givenName: 'NA',
  gender: 'female',
  birthday: '1990-05-01',
  nationality: 'CN',
  phone: null,
  email: 'li@example.com',
  contactName: 'Mei Lin',
  frequentFlyer: { airline: 'CX', number: '123' },
  document: { type: 'passport', number: '•••0001', expiry: '2031-02-03', issuingPlace: 'CN' },
  ticketNumber: null,
};

it('begins with the list that was handed in, whose document numbers stay', () => {
  const list = listOf({ party, passengers: [handedIn] });
  expect(list.replaces).toBe('p1');
  expect(list.passengers).toMatchObject([
    { surname: 'LI', phone: '', email: 'li@example.com', known: { id: 'p1', number: '•••0001' } },
  ]);
  expect(parseList(JSON.parse(JSON.stringify(list)))).toEqual(list);
  const [sent] = toListDraft(list, '26', false).passengers;
  expect(sent).toMatchObject({ id: 'p1', frequentFlyer: { airline: 'CX', number: '123' }, phone: undefined });
  expect(sent?.contactName).toBe('Mei Lin');
  expect(sent?.document.number).toBeUndefined();
});

it('sends a number that is typed in place of the one that was handed in', () => {
  const list = listOf({ party, passengers: [handedIn] });
  const passengers = list.passengers.map((one) => ({ ...one, document: { ...one.document, number: 'e 2' } }));
  const [sent] = toListDraft({ ...list, passengers }, '26', false).passengers;
  expect(sent?.document.number).toBe('E2');
  expect(sent).not.toHaveProperty('id');
});

it('begins with empty rows for those who were quoted', () => {
  const list = listOf({ party, passengers: [] });
  expect([list.passengers.length, list.replaces]).toEqual([2, null]);
  expect(toListDraft(list, '26', false)).toMatchObject({
    replaces: null,
    passengers: [{ document: { number: '' } }, {}],
  });
});
