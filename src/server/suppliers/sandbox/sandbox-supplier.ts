import type { AirSupplier } from '../air-supplier.ts';
import { searchExactSandbox } from './exact-search.ts';
import { checkOffer } from './price-check.ts';
import { PROFILES } from './profiles.ts';
import { SandboxBookings } from './sandbox-bookings.ts';
import { SandboxEngine } from './sandbox-engine.ts';
import { SandboxExchanges } from './sandbox-exchanges.ts';
import type { SandboxOptions, SandboxParts } from './sandbox-parts.ts';
import { penaltyByFare, SandboxRefunds } from './sandbox-refunds.ts';
import { searchSandbox } from './sandbox-search.ts';

/** The five sandbox suppliers over one shared engine. */
export function createSandboxSuppliers({ dictionaries, seed, ...rest }: SandboxOptions): AirSupplier[] {
  const engine = new SandboxEngine(dictionaries, seed);
  return PROFILES.map((profile) => {
    const sold = new Set(engine.network.carriers.filter((c) => profile.sells(c, engine.chance)).map((c) => c.code));
    return createSupplier({ ...rest, engine, profile, sells: (carrier) => sold.has(carrier.code) });
  });
}

/** A supplier counts as popular from so many offers per search. */
const POPULAR_FROM = 500;

function createSupplier(parts: SandboxParts): AirSupplier {
  const { profile } = parts;
  const bookings = new SandboxBookings(parts);
  const refunds = new SandboxRefunds({ ...parts, penaltyOf: penaltyByFare });
  const exchanges = new SandboxExchanges(parts, bookings);
  return {
    id: profile.id,
    name: profile.name,
    isPopular: profile.most >= POPULAR_FROM,
    capabilities: { hold: profile.hold, void: profile.channel !== 'Website', refundQuote: true, change: true },
    search: (search, waiting) => searchSandbox(parts, search, waiting),
    searchExact: (search, waiting) => searchExactSandbox(parts, search, waiting),
    verify: (ref, options) => checkOffer(parts, ref, options?.signal),
    book: (ref, passengers, options) => bookings.book(ref, passengers, options),
    issue: (ref, payment) => bookings.issue(ref, payment),
    retrieve: (ref) => bookings.retrieve(ref),
    retrieveByKey: (key) => bookings.retrieveByKey(key),
    cancelHold: (ref) => bookings.cancelHold(ref),
    void: (ref, tickets) => bookings.voidTickets(ref, tickets),
    refundQuote: (ref, tickets) => refunds.quote(ref, tickets),
    refundConfirm: (ref) => refunds.confirm(ref),
    retrieveRefund: (ref) => refunds.retrieve(ref),
    changeSearch: (ref, wish, options) => exchanges.search(ref, wish, options?.signal),
    retrieveChange: (ref, offer) => exchanges.retrieve(ref, offer),
    confirmChange: (ref, offer, payment) => exchanges.confirm(ref, offer, payment),
  };
}
