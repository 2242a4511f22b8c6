import { describe, expect, it } from 'vitest';
import { parsePnr } from '../../../../parsing/pnr/parse-pnr.ts';
import { faultsOf, valuesOf, withValues } from './segment-values.ts';

const [segment] = parsePnr(' 2. *ZH1605 Y1  SU10JAN  PEKDLC HK2   1025 1155  E T3-- OP-CA1605', '2026-11-20').segments;
if (!segment) throw new Error('a segment');
const values = valuesOf(segment);

describe('an edited flight', () => {
  it('is whole as it was read', () => {
    expect(faultsOf(values)).toEqual({});
    expect(withValues(segment, values)).toEqual(segment);
  });

  it('says what is missing and what cannot be', () => {
    expect(faultsOf(valuesOf(null))).toMatchObject({ airline: 'required', date: 'required', destination: 'required' });
    expect(faultsOf({ ...values, airline: '12', flightNumber: '0', origin: 'PE', date: '2026-02-30' })).toEqual({
      airline: 'invalid',
      flightNumber: 'invalid',
      origin: 'airport',
      date: 'invalidDate',
    });
  });

  it('keeps no arrival of another flight', () => {
    expect(withValues(segment, { ...values, flightNumber: '0123' })).toMatchObject({
      flightNumber: '123',
      departureTime: '10:25',
      arrivalTime: null,
      operatedBy: null,
    });
    expect(withValues(segment, { ...values, bookingClass: 'B' })).toMatchObject({
      bookingClass: 'B',
      arrivalTime: '11:55',
    });
  });
});
