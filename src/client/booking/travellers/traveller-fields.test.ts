import { describe, expect, it } from 'vitest';
import type { Traveller } from '../../../contract/travellers.ts';
import { cardFor, documentFor, type TripNeeds, travellerFields } from './traveller-fields.ts';

const document = (type: 'passport' | 'idcard' | 'eep', number: string, expiry: string | null) => ({
  ...{ id: number, type, number, expiry },
  issuingPlace: null,
  validity: 'valid' as const,
});
const card = (airline: string, alliance: 'star' | 'oneworld' | null) => ({
  ...{ id: airline, airline, alliance },
  number: `${airline}1`,
});
const traveller: Traveller = {
  ...{ id: 't', version: 1, surname: 'ZHANG', givenName: 'SAN', nativeName: '张三', phone: null, email: null },
  gender: 'male',
  birthday: '1990-05-01',
  nationality: 'CN',
  documents: [
    document('idcard', 'ID', null),
    document('passport', 'OLD', '2026-12-01'),
    document('passport', 'NEW', '2033-01-01'),
  ],
  cards: [card('LH', 'star'), card('CX', 'oneworld')],
  opened: true,
  frequent: false,
  updatedAt: '2026-11-20T00:00:00Z',
};
const needs: TripNeeds = {
  accepted: ['passport'],
  lastTravelDate: '2026-12-20',
  carriers: [{ code: 'CA', alliance: 'star' }],
};

describe('a kept traveller in the passenger form', () => {
  it('travels on a document that is accepted and lasts', () => {
    expect(documentFor(traveller, needs)?.number).toBe('NEW');
    expect(documentFor(traveller, { ...needs, lastTravelDate: '2040-01-01' })?.number).toBe('OLD');
    expect(documentFor(traveller, { ...needs, accepted: ['eep'] })).toBeNull();
  });

  it('flies with the carrier’s own card before a partner’s', () => {
    expect(cardFor(traveller, needs)).toMatchObject({ card: { airline: 'LH' }, fit: 'alliance' });
    const carriers = [...needs.carriers, { code: 'CX', alliance: 'oneworld' as const }];
    expect(cardFor(traveller, { ...needs, carriers })).toMatchObject({ card: { airline: 'CX' }, fit: 'own' });
    expect(cardFor(traveller, { ...needs, carriers: [{ code: '9C', alliance: null }] })).toBeNull();
  });

  it('fills what is known and leaves the rest alone', () => {
    const fields = new Map(travellerFields({ ...traveller, birthday: null }, needs));
    expect(fields.get('surname')).toBe('ZHANG');
    expect(fields.get('document.number')).toBe('NEW');
    expect(fields.get('frequentFlyer.number')).toBe('LH1');
    for (const path of ['birthday', 'phone', 'document.issuingPlace']) expect(fields.has(path)).toBe(false);
  });
});
