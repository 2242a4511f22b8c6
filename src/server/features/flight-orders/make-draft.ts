import { eq } from 'drizzle-orm';
import type { FlightOrder, OrderInput } from '../../../contract/flight-orders.ts';
import { PASSENGER_TYPES } from '../../../contract/flight-terms.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import type { PriceParts } from '../../db/schema/flight-search.ts';
import type { Settlement } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import type { VerifiedOffer } from '../flight-search/verified-offer.ts';
import { reviewReason } from './check-passengers.ts';
import type { OrderDraft } from './order-draft.ts';
import { supplierOf } from './system-orders.ts';

/** What an order for a verified offer is going to be; nothing is written yet. */
export async function makeDraft(tx: Tx, deps: Deps, input: OrderInput, offer: VerifiedOffer): Promise<OrderDraft> {
  const { solution, priceParts } = offer;
  const supplier = supplierOf(deps, offer.supplierId);
  const { currency } = solution.settlement;
  const priceBreakdown = breakdownOf(priceParts, currency);
  return {
    supplierId: supplier.id,
    supplierName: solution.supplier,
    hold: solution.hold !== null && supplier.capabilities.hold,
    offerRef: offer.offerRef,
    airline: solution.validatingCarrier,
    currency,
    total: priceBreakdown.total,
    product: {
      journeys: solution.journeys,
      brand: solution.brand.name,
      baggage: solution.baggage,
      policies: solution.policies,
      selfTransfer: solution.selfTransfer,
      ticketingSpeed: solution.ticketingSpeed,
      priceBreakdown,
    },
    settlement: settlementOf(priceParts, await providerId(tx)),
    passengers: PASSENGER_TYPES.flatMap((type) => input.passengers.filter((p) => p.type === type)),
    contact: input.contact,
    remark: input.remark?.trim() || null,
    review: reviewReason(input, solution),
  };
}

/**
 * The price as its buyer may see it (spec §3): the sellers' markups are inside the ticket price, and the cost price is what the buyer
 * pays, not what the supplier gets.
 */
export function breakdownOf(parts: readonly PriceParts[], currency: string): FlightOrder['priceBreakdown'] {
  const lines = parts.map((part) => {
    const taxes = part.airportTax + part.fuelSurcharge;
    return {
      passengerType: part.passengerType,
      count: part.count,
      ticketPrice: part.salePrice - taxes - part.serviceFee,
      faceValue: part.faceValue,
      taxes,
      airportTax: part.airportTax,
      fuelSurcharge: part.fuelSurcharge,
      discount: part.discount,
      serviceFee: part.serviceFee,
      salePrice: part.salePrice,
      costPrice: part.salePrice,
      fareBasis: part.fareBasis,
    };
  });
  const total = lines.reduce((sum, line) => sum + line.salePrice * line.count, 0);
  return { currency, lines, transactionFee: 0, total };
}

/** Who gets what of the total: the supplier its cost, each seller on the way its markup. */
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

async function providerId(tx: Tx): Promise<string> {
  const [provider] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.isProvider, true))
    .limit(1);
  if (!provider) throw new Error('no company is the provider');
  return provider.id;
}
