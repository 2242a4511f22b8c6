import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import type { FlightOrder } from '../../contract/flight-orders.ts';
import { order } from '../features/flight-orders/sample-order.ts';
import type { Checkbox } from '../ui/Checkbox.tsx';
import { isOpen, isPartlyOpen, leavesMinorsAlone, type OpenTicket, widestRequest } from './open-tickets.ts';
import { PeopleFields, useGoneFault } from './PeopleFields.tsx';

vi.mock('formik', () => ({ useFormikContext: () => ({ values: { people: ['free', 'kept'] } }) }));
vi.mock('../ui/Checkbox.tsx', () => ({
  Checkbox: ({ checked, disabled, children }: ComponentProps<typeof Checkbox>) => (
    <label data-checked={checked} data-disabled={disabled}>
      {children}
    </label>
  ),
}));

const BOTH = [0, 1];
const who = (id: string, ticket: OpenTicket) => ({ id, ...ticket });

test('a form begins with the most that is left, of everybody who has that left', () => {
  const whole = who('whole', { openPieces: [0, 1] });
  const back = who('back', { openPieces: [1] });
  const gone = who('gone', { givenBack: 'refunded', openPieces: [] });
  expect(widestRequest([gone, back, whole], BOTH)).toEqual({ people: ['whole'], segments: [0, 1] });
  expect(widestRequest([gone, back], BOTH)).toEqual({ people: ['back'], segments: [1] });
  expect(widestRequest([gone], BOTH)).toEqual({ people: [], segments: [] });
});

test('a ticket of an answer that does not tell what is left is open unless it is changed or given back', () => {
  expect(isOpen({}, BOTH)).toBe(true);
  expect(isPartlyOpen({ exchangedFor: '9990000000001' }, BOTH)).toBe(false);
  expect(isPartlyOpen({ givenBack: 'partlyRefunded' }, BOTH)).toBe(true);
});

const passengerOf = (id: string, changes: Partial<FlightOrder['passengers'][number]>) =>
  order().passengers.map((passenger) => ({ ...passenger, id, surname: id.toUpperCase(), ...changes }));
const PASSENGERS = [
  ...passengerOf('free', { openPieces: [0] }),
  ...passengerOf('asked', { openPieces: [] }),
  ...passengerOf('kept', { openPieces: [], givenBack: 'refunded' }),
];
const isOne = (ticket: OpenTicket) => isOpen(ticket, [0]);

function Fault() {
  return useGoneFault(PASSENGERS)(['free', 'kept'], isOne);
}

test('whose ticket is gone cannot be chosen, and says why', () => {
  const html = rendered(<PeopleFields order={{ passengers: PASSENGERS }} isOpen={isOne} />);
  const [free = '', asked = '', kept = ''] = html.split('<label').slice(1);
  expect(free).not.toContain(' · ');
  expect(asked).toContain('already requested');
  expect(asked).toContain('data-disabled="true"');
  // What a draft has chosen before can be taken out.
  expect(kept).toContain('refunded');
  expect(kept).toContain('data-checked="true" data-disabled="false"');
});

test('a request that names a ticket that is gone says whose', () => {
  const words = rendered(<Fault />);
  expect(words).toContain('KEPT/MING MR');
  expect(words).not.toContain('FREE/');
});

test('children and infants who would keep tickets alone are told of', () => {
  const of = (id: string, type: string, ticket: OpenTicket = {}) => ({ id, type, ...ticket });
  const family = [of('mother', 'adult'), of('father', 'adult'), of('son', 'child'), of('baby', 'infant')];
  expect(leavesMinorsAlone(family, ['mother', 'father'])).toBe(true);
  expect(leavesMinorsAlone(family, ['mother', 'son', 'baby'])).toBe(false);
  expect(leavesMinorsAlone(family, ['mother', 'father', 'son', 'baby'])).toBe(false);
  expect(leavesMinorsAlone([of('mother', 'adult', { openPieces: [] }), ...family.slice(1)], ['father'])).toBe(true);
  expect(leavesMinorsAlone([of('mother', 'adult', { givenBack: 'refunded' }), of('son', 'child')], [])).toBe(false);
});
