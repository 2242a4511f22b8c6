import { describe, expect, it } from 'vitest';
import { newTravellerInput, type Traveller, travellerInput } from '../../../contract/travellers.ts';
import { emptyDocument, toChangedTraveller, toNewTraveller, valuesOf } from './traveller-values.ts';

const kept: Traveller = {
  ...{ id: 't1', version: 3, surname: 'ZHANG', givenName: 'SAN', nativeName: '张三', phone: null, email: null },
  gender: null,
  birthday: '1990-05-01',
  nationality: 'CN',
  documents: [
    {
      ...{ id: '30000000-0000-4000-8000-000000000001', type: 'passport', number: 'E123•••78', expiry: '2030-01-01' },
      issuingPlace: null,
      validity: 'valid',
    },
  ],
  cards: [],
  opened: false,
  frequent: false,
  updatedAt: '2026-11-20T00:00:00Z',
};

describe('the form of a traveller', () => {
  it('asks for no more than names, and leaves a document out of which nothing was typed', () => {
    const input = toNewTraveller({ ...valuesOf(null), surname: 'LI', givenName: ' NA ' });
    expect(input).toMatchObject({ surname: 'LI', givenName: 'NA', documents: [] });
    expect(newTravellerInput.isValidSync(input, { strict: true })).toBe(true);
  });

  it('never sends a masked number back: the server keeps its own', () => {
    const input = toChangedTraveller(valuesOf(kept), kept);
    expect(JSON.stringify(input)).not.toContain('•');
    expect(input.documents).toMatchObject([{ id: kept.documents[0]?.id, type: 'passport', expiry: '2030-01-01' }]);
    expect(travellerInput.isValidSync(input, { strict: true })).toBe(true);
  });

  it('sends numbers as documents print them', () => {
    const documents = [{ ...emptyDocument(), number: 'e 1234 5678' }];
    expect(toNewTraveller({ ...valuesOf(null), documents }).documents).toMatchObject([{ number: 'E12345678' }]);
  });
});
