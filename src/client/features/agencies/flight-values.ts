import type { Agency, FlightConfigInput } from '../../../contract/agencies.ts';
import { AIRLINE_MODES, MARKUP_REGIONS, type MarkupRegion } from '../../../contract/agency-terms.ts';
import { type Currency, isCurrency, MINOR_UNITS } from '../../../contract/money.ts';
import { readAmount, writeAmount } from '../../manage/amount-text.ts';

interface MarkupValues {
  unit: string;
  value: string;
  limit: string;
}

/** How flights are sold to an agency, as the form holds it: amounts as they are typed. */
export interface FlightValues {
  markups: Record<MarkupRegion, MarkupValues>;
  /** Whether the agency has service fees of its own. */
  hasFees: boolean;
  serviceFees: { change: string; refund: string; void: string; currency: string };
  showSuppliers: boolean;
  freeBaggageOnly: boolean;
  fareBasisOnly: boolean;
  /** In seconds. */
  maxResponseMs: string;
  airlines: { mode: string; codes: string };
  /** Parted by commas. */
  suppliers: string;
  searchMode: string;
  orderNotificationUrl: string;
  changeNotificationUrl: string;
}

const PERCENT_DIGITS = 2;
const digitsOf = (unit: string, currency: Currency) => (unit === 'percent' ? PERCENT_DIGITS : MINOR_UNITS[currency]);

export function flightValuesOf({ flight, config, inherited, suppliers }: Agency): FlightValues {
  const currency = config.settlementCurrency;
  const markups = Object.fromEntries(
    MARKUP_REGIONS.map((region) => {
      const { unit = 'percent', value = 0, limit = 0 } = flight.markups[region] ?? {};
      return [
        region,
        { unit, value: writeAmount(value, digitsOf(unit, currency)), limit: writeAmount(limit, MINOR_UNITS[currency]) },
      ];
    }),
  ) as FlightValues['markups']; // made from the list of all regions
  const fees = flight.serviceFees ??
    inherited.serviceFees ?? { change: 0, refund: 0, void: 0, currency: 'CNY' as const };
  const write = (units: number) => writeAmount(units, MINOR_UNITS[fees.currency]);
  const { showSuppliers, freeBaggageOnly, fareBasisOnly, searchMode } = flight;
  return {
    ...{ markups, showSuppliers, freeBaggageOnly, fareBasisOnly, searchMode },
    hasFees: flight.serviceFees !== undefined,
    serviceFees: {
      change: write(fees.change),
      refund: write(fees.refund),
      void: write(fees.void),
      currency: fees.currency,
    },
    maxResponseMs: String(flight.maxResponseMs / 1000),
    airlines: { mode: flight.airlines.mode, codes: flight.airlines.codes.join(', ') },
    suppliers: (flight.suppliers ?? suppliers.map(({ id }) => id)).join(','),
    orderNotificationUrl: flight.orderNotificationUrl,
    changeNotificationUrl: flight.changeNotificationUrl,
  };
}

/** All suppliers chosen means all there will ever be. */
function chosenSuppliers(text: string, agency: Agency): string[] | null {
  const chosen = text.split(',').filter(Boolean);
  return agency.suppliers.every(({ id }) => chosen.includes(id)) ? null : chosen;
}

export function toFlight(values: FlightValues, agency: Agency): FlightConfigInput {
  const currency = agency.config.settlementCurrency;
  const markupOf = ({ unit, value, limit }: MarkupValues) => ({
    unit: unit === 'amount' ? ('amount' as const) : ('percent' as const),
    value: readAmount(value, digitsOf(unit, currency)),
    limit: readAmount(limit, MINOR_UNITS[currency]),
  });
  const { chinaMainland, domestic, intraContinental, intercontinental } = values.markups;
  const feeCurrency = isCurrency(values.serviceFees.currency) ? values.serviceFees.currency : 'CNY';
  const fee = (text: string) => readAmount(text, MINOR_UNITS[feeCurrency]);
  const { change, refund, void: voiding } = values.serviceFees;
  const { showSuppliers, freeBaggageOnly, fareBasisOnly } = values;
  const mode = AIRLINE_MODES.find((one) => one === values.airlines.mode) ?? 'all';
  return {
    markups: {
      chinaMainland: markupOf(chinaMainland),
      domestic: markupOf(domestic),
      intraContinental: markupOf(intraContinental),
      intercontinental: markupOf(intercontinental),
    },
    serviceFees: values.hasFees
      ? { change: fee(change), refund: fee(refund), void: fee(voiding), currency: feeCurrency }
      : undefined,
    ...{ showSuppliers, freeBaggageOnly, fareBasisOnly },
    maxResponseMs: readAmount(values.maxResponseMs, 3),
    airlines: {
      mode,
      codes:
        mode === 'all'
          ? []
          : values.airlines.codes
              .toUpperCase()
              .split(/[\s,]+/)
              .filter(Boolean),
    },
    suppliers: chosenSuppliers(values.suppliers, agency),
    searchMode: values.searchMode === 'popular' ? 'popular' : 'all',
    orderNotificationUrl: values.orderNotificationUrl.trim(),
    changeNotificationUrl: values.changeNotificationUrl.trim(),
  };
}
