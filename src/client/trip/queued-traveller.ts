import type { InputOf } from '../../contract/endpoints.ts';
import { maskNumber } from '../../contract/mask-number.ts';
import type { Traveller } from '../../contract/travellers.ts';

const NOTHING_KEPT = { cards: [], opened: false, frequent: false, updatedAt: '' };

/** A traveller with a pending change applied; `kept` is the server's current version, where it is cached. */
export function withChange(kept: Traveller | null, change: InputOf<'updateTraveller'>): Traveller {
  const { id, version, surname, givenName } = change;
  return {
    ...(kept ?? NOTHING_KEPT),
    ...{ id, version, surname, givenName },
    nativeName: change.nativeName ?? null,
    gender: change.gender ?? null,
    birthday: change.birthday ?? null,
    nationality: change.nationality ?? null,
    phone: change.phone ?? null,
    email: change.email ?? null,
    documents: change.documents.map((document) => {
      const known = kept?.documents.find((one) => one.id === document.id);
      const expiry = document.expiry ?? null;
      return {
        id: document.id ?? '',
        type: document.type,
        number: document.number ? maskNumber(document.number) : (known?.number ?? ''),
        expiry,
        issuingPlace: document.issuingPlace ?? null,
        // The server determines it for another date.
        validity: known && known.expiry === expiry ? known.validity : 'valid',
      };
    }),
  };
}
