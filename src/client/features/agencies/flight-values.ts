import type { Agency } from '../../../contract/agencies.ts';
import type { FlightConfigInput } from '../../../contract/agency-config.ts';
import {
  AIRLINE_MODES,
  DEFAULT_TERMS,
  MARKUP_REGIONS,
  type MarkupRegion,
  type TermField,
} from '../../../contract/agency-terms.ts';
import { type Currency, isCurrency, MINOR_UNITS } from '../../../contract/money.ts';
import { readAmount, writeAmount } from '../../manage/amount-text.ts';
import { type Inheriting, inheritsOf, isInherited } from './inherited-values.ts';

interface MarkupValues {
  unit: string;
  value: string;
  limit: string;
}

/** The inheritable terms, as form values. */
interface FlightTermValues {
  serviceFees: { change: string; refund: string; void: string; currency: string };
  showSuppliers: boolean;
  freeBaggageOnly: boolean;
  fareBasisOnly: boolean;
  /** In seconds. */
  maxResponseMs: string;
  airlines: { mode: string; codes: string };
  /** Comma-separated. */
  suppliers: string;
  searchMode: string;
}

/** An agency's flight terms as form values: amounts as typed. */
export interface FlightValues extends FlightTermValues, Inheriting {
  markups: Record<MarkupRegion, MarkupValues>;
  orderNotificationUrl: string;
  changeNotificationUrl: string;
}

const PERCENT_DIGITS = 2;
const digitsOf = (unit: string, currency: Currency) => (unit === 'percent' ? PERCENT_DIGITS : MINOR_UNITS[currency]);

export function flightValuesOf(agency: Agency): FlightValues {
  const { flight, config, suppliers, origins } = agency;
  const currency = config.settlementCurrency;
  const markups = Object.fromEntries(
    MARKUP_REGIONS.map((region) => {
      const { unit = 'percent', value = 0, limit = 0 } = flight.markups?.[region] ?? {};
      return [
        region,
        { unit, value: writeAmount(value, digitsOf(unit, currency)), limit: writeAmount(limit, MINOR_UNITS[currency]) },
      ];
    }),
  ) as FlightValues['markups']; // made from the list of all regions
  const { orderNotificationUrl, changeNotificationUrl } = flight;
  return {
    ...termValuesOf(flight, suppliers),
    ...{ markups, orderNotificationUrl, changeNotificationUrl },
    inherits: inheritsOf({ origins }),
  };
}

/** An agency's inherited flight terms, by form path. */
export function flightAbove({ inherited, suppliers }: Pick<Agency, 'inherited' | 'suppliers'>): FlightTermValues {
  return termValuesOf(inherited.flight, suppliers);
}

function termValuesOf(terms: Agency['inherited']['flight'], suppliers: Agency['suppliers']): FlightTermValues {
  const { airlines, showSuppliers, freeBaggageOnly, fareBasisOnly, searchMode } = terms;
  const { serviceFees: fees = DEFAULT_TERMS.flight.serviceFees } = terms;
  const write = (units: number) => writeAmount(units, MINOR_UNITS[fees.currency]);
  const bought = suppliers.filter(({ id }) => terms.suppliers?.includes(id) ?? true);
  return {
    ...{ showSuppliers, freeBaggageOnly, fareBasisOnly, searchMode },
    serviceFees: {
      change: write(fees.change),
      refund: write(fees.refund),
      void: write(fees.void),
      currency: fees.currency,
    },
    maxResponseMs: String(terms.maxResponseMs / 1000),
    airlines: { mode: airlines.mode, codes: airlines.codes.join(', ') },
    suppliers: bought.map(({ id }) => id).join(','),
  };
}

/** Selecting all suppliers includes future ones. */
function chosenSuppliers(text: string, agency: Agency): string[] | null {
  const chosen = text.split(',').filter(Boolean);
  return agency.suppliers.every(({ id }) => chosen.includes(id)) ? null : chosen;
}

/** The agreed terms: inherited ones are omitted. */
export function toFlight(values: FlightValues, agency: Agency): FlightConfigInput {
  const currency = agency.config.settlementCurrency;
  const markupOf = ({ unit, value, limit }: MarkupValues) => ({
    unit: unit === 'amount' ? ('amount' as const) : ('percent' as const),
    value: readAmount(value, digitsOf(unit, currency)),
    limit: readAmount(limit, MINOR_UNITS[currency]),
  });
  const { chinaMainland, domestic, intraContinental, intercontinental } = values.markups;
  return {
    markups: {
      chinaMainland: markupOf(chinaMainland),
      domestic: markupOf(domestic),
      intraContinental: markupOf(intraContinental),
      intercontinental: markupOf(intercontinental),
    },
    ...agreedTerms(values, agency),
    orderNotificationUrl: values.orderNotificationUrl.trim(),
    changeNotificationUrl: values.changeNotificationUrl.trim(),
  };
}

function agreedTerms(values: FlightValues, agency: Agency) {
  const above = flightAbove(agency);
  const own = <T>(field: TermField, value: T) => (isInherited(values, above, field) ? undefined : value);
  const { showSuppliers, freeBaggageOnly, fareBasisOnly, searchMode } = values;
  return {
    serviceFees: own('flight.serviceFees', feesOf(values)),
    showSuppliers: own('flight.showSuppliers', showSuppliers),
    freeBaggageOnly: own('flight.freeBaggageOnly', freeBaggageOnly),
    fareBasisOnly: own('flight.fareBasisOnly', fareBasisOnly),
    maxResponseMs: own('flight.maxResponseMs', readAmount(values.maxResponseMs, 3)),
    airlines: own('flight.airlines', airlinesOf(values)),
    suppliers: own('flight.suppliers', chosenSuppliers(values.suppliers, agency)),
    searchMode: own('flight.searchMode', searchMode === 'popular' ? ('popular' as const) : ('all' as const)),
  };
}

function feesOf({ serviceFees }: FlightValues) {
  const currency = isCurrency(serviceFees.currency) ? serviceFees.currency : 'CNY';
  const fee = (text: string) => readAmount(text, MINOR_UNITS[currency]);
  const { change, refund, void: voiding } = serviceFees;
  return { change: fee(change), refund: fee(refund), void: fee(voiding), currency };
}

function airlinesOf({ airlines }: FlightValues) {
  const mode = AIRLINE_MODES.find((one) => one === airlines.mode) ?? 'all';
  const typed = airlines.codes
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return { mode, codes: mode === 'all' ? [] : typed };
}
