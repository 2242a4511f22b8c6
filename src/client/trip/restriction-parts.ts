import type { FlightOrder } from '../../contract/flight-orders.ts';
import type { Restrictions } from '../../contract/flight-search.ts';
import { DOCUMENT_TYPES } from '../../contract/passenger-terms.ts';

/** Whom a fare is for and how it is sold; older orders have only a part of it. */
export type Restricted = Pick<FlightOrder, 'restrictions' | 'invoiceType' | 'productType'>;

/** The restrictions of a fare (spec §3), in reading order. */
export const RESTRICTION_PARTS = ['product', 'age', 'nationality', 'documents', 'invoice', 'channel'] as const;
export type RestrictionPart = (typeof RESTRICTION_PARTS)[number];

/** One restriction as a plain value to compare; null where the fare is open to all in it, or nothing is known. */
export function restrictionPart(
  { restrictions, invoiceType, productType }: Restricted,
  part: RestrictionPart,
): unknown {
  const parts: Record<RestrictionPart, unknown> = {
    product: productType ?? null,
    age: restrictions ? ageOf(restrictions) : null,
    nationality: restrictions ? nationalityOf(restrictions) : null,
    documents: restrictions ? documentsOf(restrictions) : null,
    invoice: restrictions?.invoiceType ?? invoiceType ?? null,
    channel: restrictions?.ticketingChannel || null,
  };
  return parts[part];
}

const ageOf = ({ minAge, maxAge }: Restrictions) => (minAge === null && maxAge === null ? null : [minAge, maxAge]);

function nationalityOf(restrictions: Restrictions) {
  const { only, but } = nationalities(restrictions);
  return only === null && but.length === 0 ? null : { only, but };
}

/** Whose nationals may travel: an allowlist or a blocklist of countries. */
export function nationalities({ eligibleCountries, ineligibleCountries }: Restrictions) {
  if (eligibleCountries === null) return { only: null, but: ineligibleCountries.toSorted() };
  return { only: eligibleCountries.filter((code) => !ineligibleCountries.includes(code)).toSorted(), but: [] };
}

function documentsOf({ documentTypes }: Restrictions) {
  return DOCUMENT_TYPES.every((type) => documentTypes.includes(type)) ? null : documentTypes.toSorted();
}

/** The restrictions in which two states of a fare differ. */
export function changedRestrictions(old: Restricted, now: Restricted): RestrictionPart[] {
  const valueOf = (fare: Restricted, part: RestrictionPart) => JSON.stringify(restrictionPart(fare, part));
  return RESTRICTION_PARTS.filter((part) => valueOf(old, part) !== valueOf(now, part));
}
