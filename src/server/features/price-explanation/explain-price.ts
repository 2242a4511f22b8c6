import type { ClientMarkup } from '../../../contract/client-price.ts';
import type { Currency, Money } from '../../../contract/money.ts';
import type { DeskPriceLine, PriceRule } from '../../../contract/price-explanation.ts';
import type { DatedRates } from '../../db/exchange-rates.ts';
import type { PriceBasis } from '../../db/schema/flight-search.ts';
import type { SoldLine, SoldPrice } from '../../db/schema/sold-price.ts';
import { taxesOf } from '../../orders/own-price.ts';
import { converter, markupsOn, partsOfFare } from '../../orders/price-parts.ts';

/** A line of an explanation before its seller is named. */
export type ExplainedLine = Omit<DeskPriceLine, 'seller'> & { sellerId: string | null };
type Kind = ExplainedLine['kind'];

/**
 * What the price of one person on each line consists of, from the supplier's fare down to the taxes; amounts add up to its sale price.
 * Without rules where no basis was stored, and where it does not lead to what was sold: a rule that was not applied explains nothing.
 */
export function explainPrice(price: SoldPrice): { isExplained: boolean; lines: ExplainedLine[][] } {
  const byRule = price.lines.flatMap((line) => linesByRule(line, price));
  const isExplained = byRule.length === price.lines.length;
  return { isExplained, lines: isExplained ? byRule : price.lines.map(linesWithoutRules) };
}

/** The lines of one person's price with their rules; none where they are not known. */
function linesByRule(line: SoldLine, { basis, currency: settlement }: SoldPrice): [ExplainedLine[]] | [] {
  const fare = basis?.fares.find(({ passengerType }) => passengerType === line.passengerType);
  if (!basis || !fare) return [];
  const { currency, steps } = basis;
  const pricing = { currency, settlement, steps, convert: converter(basis.rates) };
  const again = partsOfFare(fare, pricing);
  const isSame = PARTS.every((part) => again[part] === line[part]) && again.salePrice === line.salePrice;
  if (!isSame) return [];
  const net = again.faceValue - again.discount + again.serviceFee;
  const markups = markupsOn(net, pricing).map((step, i): ExplainedLine => {
    const sale = steps[i];
    const rule =
      sale?.markup && sale.markup.value > 0
        ? markupRule(sale.markup, sale.currency, { ...step, settlement, dated: basis })
        : null;
    return { kind: 'markup', amount: step.amount, sellerId: step.companyId, rule };
  });
  const part = (kind: (typeof PARTS)[number]) => supplierLine(kind, again[kind], fare[kind], { basis, settlement });
  const ofFare = [part('faceValue'), part('discount'), part('serviceFee')].flat();
  return [[...ofFare, ...markups, ...part('airportTax'), ...part('fuelSurcharge')]];
}

const PARTS = ['faceValue', 'discount', 'serviceFee', 'airportTax', 'fuelSurcharge'] as const;

/** A part of the supplier's price; none where there is nothing of it. A discount is deducted. */
function supplierLine(
  kind: (typeof PARTS)[number],
  amount: number,
  asked: number,
  { basis, settlement }: { basis: PriceBasis; settlement: Currency },
): ExplainedLine[] {
  if (amount === 0 && asked === 0) return [];
  const sign = kind === 'discount' ? -1 : 1;
  const exchange = exchangeOf(basis.currency, settlement, basis);
  const rule: PriceRule = {
    of: { amount: sign * asked, currency: basis.currency },
    ...{ percent: null, limit: null, isLimited: false, exchange },
    rounding: exchange && (kind === 'discount' ? 'rest' : 'up'),
  };
  return [{ kind, amount: sign * amount, sellerId: null, rule }];
}

/** The parts alone: of orders from before all of them were stored, the fare in one figure. */
function linesWithoutRules(line: SoldLine): ExplainedLine[] {
  const { airportTax, fuelSurcharge, markups } = line;
  const plain = (kind: Kind, amount: number, sellerId: string | null = null): ExplainedLine[] =>
    amount === 0 ? [] : [{ kind, amount, sellerId, rule: null }];
  const taxes = [...plain('airportTax', airportTax), ...plain('fuelSurcharge', fuelSurcharge)];
  const parts = [
    ...plain('faceValue', line.faceValue),
    ...plain('discount', -line.discount),
    ...plain('serviceFee', line.serviceFee),
    ...(markups ?? []).flatMap(({ companyId, amount }) => plain('markup', amount, companyId)),
  ];
  const fare = line.salePrice - taxesOf(line);
  const isWhole = markups !== undefined && parts.reduce((sum, { amount }) => sum + amount, 0) === fare;
  return [...(isWhole ? parts : plain('fare', fare)), ...taxes];
}

interface MarkupSale {
  /** What the seller bought for. */
  base: number;
  isLimited: boolean;
  settlement: Currency;
  dated: DatedRates;
}

type AnyMarkup = Pick<ClientMarkup, 'unit' | 'value'> & { limit?: number };

function markupRule(
  { unit, value, limit = 0 }: AnyMarkup,
  currency: Currency,
  { base, isLimited, settlement, dated }: MarkupSale,
): PriceRule {
  const isPercent = unit === 'percent';
  const of: Money = isPercent ? { amount: base, currency: settlement } : { amount: value, currency };
  const exchange = isPercent && !isLimited ? null : exchangeOf(currency, settlement, dated);
  return {
    of,
    percent: isPercent ? value : null,
    limit: limit > 0 ? { amount: limit, currency } : null,
    isLimited,
    exchange,
    rounding: exchange || (isPercent && !isLimited) ? 'up' : null,
  };
}

/** The agency's own markup for its client on one person's price; null where none was stored. */
export function clientRuleOf({ salePrice }: SoldLine, { clientBasis, currency }: SoldPrice): PriceRule | null {
  if (!clientBasis?.markup || clientBasis.markup.value === 0) return null;
  const { markup } = clientBasis;
  const sale = { base: salePrice, isLimited: false, settlement: currency, dated: clientBasis };
  return markupRule(markup, markup.currency, sale);
}

function exchangeOf(from: Currency, to: Currency, { asOf, rates }: DatedRates): PriceRule['exchange'] {
  if (from === to) return null;
  const [fromRate, toRate] = [rates[from], rates[to]];
  if (!fromRate || !toRate) throw new Error(`no rate for ${from} to ${to}`);
  return { from, fromRate, to, toRate, asOf };
}
