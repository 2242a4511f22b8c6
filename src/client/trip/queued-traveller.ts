import type { InputOf } from '../../contract/endpoints.ts';
import { maskNumber } from '../../contract/mask-number.ts';
import type { Traveller } from '../../contract/travellers.ts';

const NOTHING_KEPT = { cards: [], opened: false, frequent: false, updatedAt: '' };

/** A traveller as it is once the server has a change; `kept` is what the server has until then, where it is at hand. */
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
        // Of another date the server says so itself, once it has it.
        validity: known && known.expiry === expiry ? known.validity : 'valid',
      };
    }),
  };
}
