import { expect, test } from 'vitest';
import { orderInput } from '../../../contract/flight-orders.ts';
import { type BookingValues, emptyBooking, isOrderInput, toOrderDraft } from './booking-values.ts';

const CONTACT = { name: 'Lin Hua', email: 'lin@harbour.example', areaCode: '+86', phone: '139 0000 1111' };
const TRIP = { today: '2026-11-20', firstTravelDate: '2026-12-12', lastTravelDate: '2026-12-20', restrictions: null };

function filled(): BookingValues {
  const values = emptyBooking({ adult: 1, child: 0, infant: 0 }, { documentTypes: ['passport'] }, CONTACT);
  const passenger = values.passengers[0];
  if (!passenger) throw new Error('no passenger');
  return {
    ...values,
    passengers: [
      {
        ...passenger,
        surname: ' WANG',
        givenName: 'XIAO  YAN ',
        gender: 'female',
        birthday: '1985-03-14',
        nationality: 'CN',
        phone: '+86 139-0000-1111',
        document: { ...passenger.document, number: 'e1234 5678', expiry: '2031-01-30' },
      },
    ],
  };
}

test('a form starts with one empty passenger for each traveller searched for, adults first', () => {
  const values = emptyBooking({ adult: 2, child: 1, infant: 1 }, { documentTypes: ['eep', 'idcard'] }, CONTACT);
  expect(values.passengers.map((p) => p.type)).toEqual(['adult', 'adult', 'child', 'infant']);
  expect(values.passengers[0]?.document.type).toBe('eep');
});

test('a filled form becomes a request that the contract accepts, without spaces and dashes', async () => {
  const draft = toOrderDraft(filled(), 'v-1');
  expect(draft.passengers[0]).toMatchObject({
    surname: 'WANG',
    givenName: 'XIAO YAN',
    phone: '+8613900001111',
    document: { number: 'E12345678' },
  });
  expect(draft.contact).toMatchObject({ areaCode: '86', phone: '13900001111' });
  expect(draft.passengers[0]?.frequentFlyer).toBeUndefined();
  await expect(orderInput.validate(draft, { strict: true, context: TRIP })).resolves.toBeDefined();
});

test('the agency’s own number and whom to reach of a passenger go out as they were typed, and not at all where nothing was', () => {
  const bare = toOrderDraft(filled(), 'v-1');
  expect([bare.referenceId, bare.passengers[0]?.contactName]).toEqual([undefined, undefined]);
  const values = { ...filled(), referenceId: ' Fair 2026/a7 ' };
  const passengers = values.passengers.map((one) => ({ ...one, contactName: ' 王 Mei ' }));
  const draft = toOrderDraft({ ...values, passengers }, 'v-1');
  expect([draft.referenceId, draft.passengers[0]?.contactName]).toEqual(['Fair 2026/a7', '王 Mei']);
  expect(orderInput.isValidSync(draft, { strict: true, context: TRIP })).toBe(true);
});

test('values survive being stored as text', () => {
  const values = filled();
  expect(JSON.parse(JSON.stringify(values))).toEqual(values);
});

test('a frequent-flyer number without its airline is not dropped', () => {
  const values = filled();
  const [first] = values.passengers;
  if (!first) throw new Error('no passenger');
  const draft = toOrderDraft(
    { ...values, passengers: [{ ...first, frequentFlyer: { airline: '', number: 'mu12' } }] },
    'v-1',
  );
  expect(draft.passengers[0]?.frequentFlyer).toEqual({ airline: '', number: 'MU12' });
});

test('a form with gaps is not a request yet', () => {
  const values = emptyBooking({ adult: 1, child: 0, infant: 0 }, { documentTypes: ['passport'] }, CONTACT);
  expect(isOrderInput(toOrderDraft(values, 'v-1'))).toBe(false);
  expect(isOrderInput(toOrderDraft(filled(), 'v-1'))).toBe(true);
});
