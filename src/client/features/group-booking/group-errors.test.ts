import { getIn } from 'formik';
import { expect, it } from 'vitest';
import { fieldMessage } from '../../../contract/messages.ts';
import { tripErrors } from './group-errors.ts';
import { emptyJourney, emptyRequest } from './group-values.ts';

const request = emptyRequest({ name: '', email: '', areaCode: '', phone: '' });
const faultsOf = (date: string, returnDate: string) => {
  const journeys = [{ ...emptyJourney('SHA'), destination: 'SIN', date, returnDate }];
  const errors = tripErrors({ ...request, journeys }, (code) => code, '2026-11-20', 'en');
  return ['date', 'returnDate'].map((field) => getIn(errors, `journeys[0].${field}`) ?? null);
};
const say = (key: Parameters<typeof fieldMessage>[0]) => fieldMessage(key, 'en');

it.each([
  ['2026-12-14', '2026-12-20', null, null],
  ['2026-12-14', '', null, null],
  ['2026-11-19', '', 'pastDate', null],
  ['2026-12-14', '2026-12-13', null, 'returnBeforeDeparture'],
  // What is no date, or reads two ways, is no day before another.
  ['12/05', '2026-12-14', 'invalidDate', null],
  ['2026-12-14', '12/05', null, 'invalidDate'],
  ['soon', '12/05', 'invalidDate', 'invalidDate'],
] as const)('a group from %s to %s has the faults %s and %s', (date, returnDate, ...faults) => {
  expect(faultsOf(date, returnDate)).toEqual(faults.map((key) => key && say(key)));
});

it('how many there are of each type has to be said, and may be none', () => {
  const faultsIn = (passengers: typeof request.passengers) =>
    getIn(
      tripErrors({ ...request, passengers }, (code) => code, '2026-11-20', 'en'),
      'passengers',
    );
  expect(faultsIn({ adult: '', child: '10', infant: '' })).toEqual({ adult: say('required'), infant: say('required') });
  expect(faultsIn({ adult: '10', child: '0', infant: '0' })).toBeUndefined();
});
