import type { Solution, Verification, VerificationOutcome } from '../../../contract/flight-search.ts';
import { SEARCH_LIFE_MS } from '../../../contract/limits.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { flightVerifications } from '../../db/schema/flight-search.ts';
import type { AirSupplier, OfferCheck } from '../../suppliers/air-supplier.ts';
import { SupplierError } from '../../suppliers/supplier-error.ts';
import { presentUnbookable, presentVerification } from './present.ts';
import { readSaleTerms, sell } from './sale-terms.ts';
import { readSolutionId, type StoredOffer } from './search-store.ts';
import type { SearchDeps } from './start-search.ts';

/** Time limit of a price check; the agent can retry. */
const CHECK_MS = 10_000;

/** Reprices a solution at its supplier and stores the result for ten minutes, to be booked by an order (contract: shopping protocol). */
export async function verifySolution(deps: SearchDeps, actor: Actor, id: string): Promise<Verification | Refusal> {
  const { store, clock } = deps;
  const place = readSolutionId(id);
  const search = place && (await store.find(actor, place.searchId));
  if (!place || !search) return refuse('searchExpired');
  const found = await store.solution(place);
  const terms = await readSaleTerms(deps, actor, search.input);
  if (found && found.solution.settlement.currency !== terms.chain.settlement) return refuse('settlementChanged');
  if (search.expiresAt <= clock.now()) return presentUnbookable('expired', search, null);
  const supplier = found && deps.airSuppliers.find((s) => s.id === found.offer.supplierId);
  if (!found || !supplier) return refuse('searchExpired');
  const check = await checkOffer(supplier, found.offer.offerRef, deps);
  if (check === null) return refuse('supplierUnavailable');
  if (check.offer === null) return presentUnbookable('soldOut', search, found.solution);
  const about = { id, supplierName: supplier.name, passengers: search.input.passengers };
  const { solution, parts, basis } = sell(deps, terms, check.offer, about);
  const outcome = outcomeOf(found.solution, solution);
  const cause = causeOf(check, found, solution);
  const now = clock.now();
  const row = {
    id: deps.ids.uuid(),
    companyId: actor.companyId,
    userId: actor.userId,
    supplierId: supplier.id,
    offerRef: check.offer.ref,
    outcome,
    solution,
    priceParts: parts,
    priceBasis: basis,
    currency: terms.chain.settlement,
    input: search.input,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SEARCH_LIFE_MS),
  };
  await deps.db.insert(flightVerifications).values(row);
  return presentVerification({ ...row, previous: found.solution, cause });
}

/** Null when the supplier did not respond. */
async function checkOffer(
  supplier: AirSupplier,
  ref: string,
  { log }: Pick<SearchDeps, 'log'>,
): Promise<OfferCheck | null> {
  const timeout = AbortSignal.timeout(CHECK_MS);
  try {
    return await supplier.verify(ref, { signal: timeout });
  } catch (error) {
    if (error instanceof SupplierError && error.reason === 'notFound') return { offer: null, cause: null };
    if (!(error instanceof SupplierError) && !timeout.aborted) throw error;
    log.warn({ err: error, supplier: supplier.id }, 'a price check was not answered');
    return null;
  }
}

/** The most severe difference is the outcome: documents before the package, the package before the price. */
function outcomeOf(before: Solution, after: Solution): VerificationOutcome {
  if (differs(before.restrictions, after.restrictions)) return 'documentsChanged';
  if (differs(packageOf(before), packageOf(after))) return 'packageChanged';
  const { amount, currency } = before.settlement;
  return amount === after.settlement.amount && currency === after.settlement.currency ? 'unchanged' : 'priceChanged';
}

/** The product apart from its price: fees of changes follow the price and are no separate change. */
function packageOf({ journeys, brand, baggage, policies, ticketingSpeed, selfTransfer, hold }: Solution) {
  const { refund, change, seat } = policies;
  const flights = journeys.map(({ segments }) =>
    segments.map(({ carrier, flightNumber, departure, arrival, cabin }) => [
      carrier,
      flightNumber,
      departure,
      arrival,
      cabin,
    ]),
  );
  const rules = [refund, change].map(({ permitted, deadlineHours }) => [permitted, deadlineHours]);
  return [flights, brand, baggage, rules, seat, ticketingSpeed, selfTransfer, hold === null];
}

function differs(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}

/** The supplier's cause; when only the portal's price changed, the exchange rate. */
function causeOf(
  check: OfferCheck,
  found: { solution: Solution; offer: StoredOffer },
  now: Solution,
): Verification['cause'] {
  if (found.solution.settlement.amount === now.settlement.amount) return null;
  return check.cause ?? 'exchangeRate';
}
