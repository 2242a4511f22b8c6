import { clientPriceOf } from '../../../contract/client-price.ts';
import type { OrderInput } from '../../../contract/flight-orders.ts';
import type { Currency } from '../../../contract/money.ts';
import { PASSENGER_TYPES } from '../../../contract/passenger-terms.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { ratesOf, readRates } from '../../db/exchange-rates.ts';
import type { PriceParts } from '../../db/schema/flight-search.ts';
import type { Settlement } from '../../db/schema/orders.ts';
import type { ClientBasis, SoldLine, SoldPrice } from '../../db/schema/sold-price.ts';
import type { Deps } from '../../deps.ts';
import type { OrderDraft } from '../../orders/order-draft.ts';
import { providerId } from '../../orders/provider.ts';
import { supplierOf } from '../../orders/system-orders.ts';
import { tripFacts } from '../../orders/trip-facts.ts';
import type { VerifiedOffer } from '../flight-search/verified-offer.ts';
import { reviewReason } from './check-passengers.ts';

/** Builds the draft of an order for a verified offer; writes nothing. */
export async function makeDraft(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  input: OrderInput,
  offer: VerifiedOffer,
): Promise<OrderDraft> {
  const { solution, priceParts, priceBasis } = offer;
  const supplier = supplierOf(deps, offer.supplierId);
  const { currency } = solution.settlement;
  const { lines, clientBasis } = await clientPriced(tx, actor, priceParts, currency);
  const priceBreakdown = { ...soldPrice(lines, currency), ...(priceBasis ? { basis: priceBasis } : {}), clientBasis };
  return {
    product: 'flight',
    supplierId: supplier.id,
    supplierName: solution.supplier,
    hold: solution.hold !== null && supplier.capabilities.hold,
    offerRef: offer.offerRef,
    carrier: solution.validatingCarrier,
    trip: tripFacts(solution.journeys),
    currency,
    total: priceBreakdown.total,
    clientTotal: priceBreakdown.lines.reduce((sum, { clientPrice = 0, count }) => sum + clientPrice * count, 0),
    sold: {
      journeys: solution.journeys,
      brand: solution.brand.name,
      baggage: solution.baggage,
      policies: solution.policies,
      selfTransfer: solution.selfTransfer,
      ticketingSpeed: solution.ticketingSpeed,
      invoiceType: solution.restrictions.invoiceType,
      productType: solution.productType,
      restrictions: solution.restrictions,
      priceBreakdown,
    },
    settlement: settlementOf(priceParts, await providerId(tx)),
    passengers: PASSENGER_TYPES.flatMap((type) => input.passengers.filter((p) => p.type === type)),
    contact: input.contact,
    remark: input.remark?.trim() || null,
    referenceId: input.referenceId || null,
    review: reviewReason(input, solution),
  };
}

/** The sold price with all its parts; present.ts shows the buyer only their own. */
export function soldPrice(parts: readonly SoldLine[], currency: Currency): SoldPrice {
  const total = parts.reduce((sum, { salePrice, count }) => sum + salePrice * count, 0);
  return { currency, lines: [...parts], total };
}

/** Adds the price for the agency's own client by its user's current markup: the order stores it, whatever is set later. */
async function clientPriced(
  tx: Tx,
  { me }: Actor,
  parts: readonly PriceParts[],
  currency: Currency,
): Promise<{ lines: SoldLine[]; clientBasis: ClientBasis }> {
  const { clientMarkup: markup = null } = me.userInfo.config;
  const dated = await readRates(tx);
  const lines = parts.map((part) => {
    const paid = { amount: part.salePrice, currency };
    return { ...part, clientPrice: markup ? clientPriceOf(paid, markup, dated.rates).amount : paid.amount };
  });
  return { lines, clientBasis: { markup, ...ratesOf(dated, markup ? [currency, markup.currency] : []) } };
}

/** Splits the total: the supplier its cost, each seller in the chain its markup. */
export function settlementOf(parts: readonly PriceParts[], provider: string): Settlement {
  const markups = new Map<string, number>();
  for (const { markups: steps, count } of parts)
    for (const { companyId, amount } of steps) markups.set(companyId, (markups.get(companyId) ?? 0) + amount * count);
  return {
    providerId: provider,
    cost: parts.reduce((sum, { cost, count }) => sum + cost * count, 0),
    markups: [...markups].map(([companyId, amount]) => ({ companyId, amount })),
    fee: 0,
  };
}
