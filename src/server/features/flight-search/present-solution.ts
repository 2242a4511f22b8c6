import type { PriceItem, Solution } from '../../../contract/flight-search.ts';
import type { Currency, Money } from '../../../contract/money.ts';
import { type OwnPart, taxesOf } from '../../orders/own-price.ts';
import type { Converter } from '../../orders/price-parts.ts';
import type { Offer, SupplierRule } from '../../suppliers/air-supplier.ts';

export interface SolutionView {
  id: string;
  supplierName: string;
  showSuppliers: boolean;
  settlement: Currency;
  /** The requested display currency. */
  display: Currency;
  convert: Converter;
}

/** An offer as the agent sees it, with only the company's own price. */
export function presentSolution(offer: Omit<Offer, 'fares'>, parts: readonly OwnPart[], view: SolutionView): Solution {
  const { settlement, display, convert } = view;
  const priceList = parts.map((part) => priceItem(part, view));
  const total = priceList.reduce((sum, { salePrice }, i) => sum + salePrice * (parts[i]?.count ?? 0), 0);
  const owed = parts.reduce((sum, { salePrice, count }) => sum + salePrice * count, 0);
  return {
    id: view.id,
    supplier: view.showSuppliers ? view.supplierName : '',
    validatingCarrier: offer.validatingCarrier,
    brand: offer.brand,
    flightKey: flightKeyOf(offer),
    productType: offer.productType,
    journeys: offer.journeys,
    priceDetail: { productType: offer.productType, priceList },
    total: { amount: total, currency: display },
    settlement: { amount: owed, currency: settlement },
    seatsLeft: offer.seatsLeft,
    baggage: offer.baggage,
    policies: {
      refund: rule(offer.refund, (fee) => money(fee, offer.currency, display, convert)),
      change: rule(offer.change, (fee) => money(fee, offer.currency, display, convert)),
      seat: offer.seat,
    },
    hold: offer.hold,
    selfTransfer: offer.selfTransfer,
    ticketingSpeed: offer.ticketingSpeed,
    restrictions: offer.restrictions,
  };
}

/** Same flights, same key: carrier, number and departure of every segment. */
export function flightKeyOf({ journeys }: Pick<Offer, 'journeys'>): string {
  return journeys
    .map(({ segments }) => segments.map((s) => `${s.carrier}${s.flightNumber}@${s.departure.slice(5)}`).join('+'))
    .join('/');
}

/** The adult sale price in minor units of the display currency, by which solutions are compared and sorted (spec §3). */
export function adultSalePrice(parts: readonly OwnPart[], view: SolutionView): number {
  const adult = parts.find(({ passengerType }) => passengerType === 'adult');
  return adult ? priceItem(adult, view).salePrice : 0;
}

/** The sale price is converted as a whole; the fare is the rest after taxes, so that they add up in any currency. */
function priceItem(part: OwnPart, { settlement, display, convert }: SolutionView): PriceItem {
  const salePrice = convert(part.salePrice, settlement, display);
  const tax = convert(taxesOf(part), settlement, display);
  return { passengerType: part.passengerType, salePrice, price: salePrice - tax, tax, currency: display };
}

function rule({ fee, ...rest }: SupplierRule, inDisplay: (fee: number) => Money): Solution['policies']['refund'] {
  return { ...rest, fee: fee === null ? null : inDisplay(fee) };
}

function money(amount: number, from: Currency, to: Currency, convert: Converter): Money {
  return { amount: convert(amount, from, to), currency: to };
}
