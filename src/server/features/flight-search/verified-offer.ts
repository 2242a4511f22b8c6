import { and, eq } from 'drizzle-orm';
import type { ShoppingInput, Solution } from '../../../contract/flight-search.ts';
import type { Currency } from '../../../contract/money.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { flightVerifications, type PriceBasis, type PriceParts } from '../../db/schema/flight-search.ts';
import { ownCompany } from '../../db/scope.ts';

export type { PriceParts } from '../../db/schema/flight-search.ts';

/** The basis of an order: an offer as of its last price check. */
export interface VerifiedOffer {
  supplierId: string;
  /** For `AirSupplier.book`. */
  offerRef: string;
  /** As the agent saw it; `settlement` is the order's price. */
  solution: Solution;
  search: ShoppingInput;
  /** Per passenger type, per person, in minor units of `currency`; adults, children, infants. */
  priceParts: PriceParts[];
  /** Null for a check from before it was stored. */
  priceBasis: PriceBasis | null;
  /** The company's settlement currency. */
  currency: Currency;
  expiresAt: Date;
}

/**
 * Reads a price check of the caller's company; refused with settlementChanged when the company's settlement currency has changed, with
 * verificationExpired when there is none or its ten minutes are over.
 */
export async function readVerifiedOffer(
  db: Pick<Db, 'select'>,
  actor: Pick<Actor, 'companyId'>,
  verificationId: string,
  now: Date,
): Promise<VerifiedOffer | Refusal> {
  if (!UUID.test(verificationId)) return refuse('verificationExpired');
  const [found] = await db
    .select({ row: flightVerifications, settlement: companies.settlementCurrency })
    .from(flightVerifications)
    .innerJoin(companies, eq(companies.id, flightVerifications.companyId))
    .where(and(eq(flightVerifications.id, verificationId), ownCompany(actor, flightVerifications.companyId)));
  if (found && found.row.currency !== found.settlement) return refuse('settlementChanged');
  if (!found || found.row.expiresAt <= now) return refuse('verificationExpired');
  const { supplierId, offerRef, solution, input, priceParts, priceBasis, currency, expiresAt } = found.row;
  return { supplierId, offerRef, solution, search: input, priceParts, priceBasis, currency, expiresAt };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
