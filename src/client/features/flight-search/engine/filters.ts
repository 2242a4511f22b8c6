import { type Currency, isCurrency } from '../../../../contract/money.ts';

/** Filters that are a choice among options; chosen options of one are alternatives, different filters must all hold. */
export const OPTION_FILTERS = [
  'stops',
  'product',
  'airline',
  'alliance',
  'airport',
  'via',
  'bags',
  'refund',
  'hold',
  'transfer',
  'speed',
] as const;

/** Directions of travel by their place in the trip (at most five, spec §9). */
export const LEGS = [0, 1, 2, 3, 4] as const;

/** Time-of-day filters, one per direction of travel: `dep0` is the first departure, `arr1` the second arrival. */
export type BandFilter = `${'dep' | 'arr'}${(typeof LEGS)[number]}`;
export type OptionFilter = (typeof OPTION_FILTERS)[number] | BandFilter;

/** Filters that are an upper limit: layover and duration in minutes, price in minor units per adult. */
export const LIMIT_FILTERS = ['layover', 'duration', 'price'] as const;
export type LimitFilter = (typeof LIMIT_FILTERS)[number];
export type FilterKey = OptionFilter | LimitFilter;

export interface Filters {
  readonly options: Readonly<Partial<Record<OptionFilter, readonly string[]>>>;
  readonly limits: Readonly<Partial<Record<LimitFilter, number>>>;
}

export const NO_FILTERS: Filters = { options: {}, limits: {} };

export const SORTS = ['price', 'duration', 'departure', 'arrival'] as const;
export type Sort = (typeof SORTS)[number];

const BAND = /^(dep|arr)[0-4]$/;
const OPTION = /^[A-Za-z0-9_]{1,20}$/;
const PRICE = /^(\d{1,15})([A-Z]{3})$/;

export function isOptionFilter(key: string): key is OptionFilter {
  return BAND.test(key) || OPTION_FILTERS.some((known) => known === key);
}

/** The number of set filters, shown on the chip that opens them; the product type has its own tabs. */
export function countFilters(filters: Filters): number {
  const { product: _, ...options } = filters.options;
  const chosen = Object.values(options).reduce((sum, list) => sum + (list?.length ?? 0), 0);
  return chosen + Object.keys(filters.limits).length;
}

/** Clears what {@link countFilters} counts: the tab stays. */
export function clearFilters({ options: { product = [] } }: Filters): Filters {
  return setOptions(NO_FILTERS, 'product', product);
}

/** The same filters with one option toggled. */
export function toggleOption(filters: Filters, key: OptionFilter, option: string): Filters {
  const chosen = filters.options[key] ?? [];
  return setOptions(
    filters,
    key,
    chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option],
  );
}

export function setOptions(filters: Filters, key: OptionFilter, chosen: readonly string[]): Filters {
  const { [key]: _, ...rest } = filters.options;
  return { ...filters, options: chosen.length === 0 ? rest : { ...rest, [key]: chosen } };
}

export function setLimit(filters: Filters, key: LimitFilter, limit: number | undefined): Filters {
  const { [key]: _, ...rest } = filters.limits;
  return { ...filters, limits: limit === undefined ? rest : { ...rest, [key]: limit } };
}

/** Search params of the results besides the search: one per filter, and the sort. */
export type ViewParams = { sort?: Sort } & { [K in FilterKey]?: string | number };

/** Parses filters and sort from a query string; unknown values are dropped, so a bad URL shows more, not less. */
export function readViewParams(raw: Record<string, unknown>): ViewParams {
  const params: ViewParams = {};
  const sort = SORTS.find((known) => known === raw.sort);
  if (sort && sort !== 'price') params.sort = sort;
  for (const [key, value] of Object.entries(raw)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (isOptionFilter(key)) {
      const list = String(value).split(',');
      if (list.every((option) => OPTION.test(option))) params[key] = asParam(list);
    } else if (key === 'layover' || key === 'duration') {
      const minutes = Number(value);
      if (Number.isInteger(minutes) && minutes > 0) params[key] = minutes;
    } else if (key === 'price' && PRICE.test(String(value))) params.price = String(value);
  }
  return params;
}

/** A price limit counts only in the currency it was set in. */
export function filtersOf(params: ViewParams, currency: Currency): Filters {
  const options: Partial<Record<OptionFilter, readonly string[]>> = {};
  const limits: Partial<Record<LimitFilter, number>> = {};
  for (const [key, value] of Object.entries(params)) {
    if (isOptionFilter(key)) options[key] = String(value).split(',');
  }
  if (typeof params.layover === 'number') limits.layover = params.layover;
  if (typeof params.duration === 'number') limits.duration = params.duration;
  const [, amount, unit] = PRICE.exec(String(params.price ?? '')) ?? [];
  if (amount && unit && isCurrency(unit) && unit === currency) limits.price = Number(amount);
  return { options, limits };
}

export function viewParamsOf(filters: Filters, sort: Sort, currency: Currency): ViewParams {
  const params: ViewParams = {};
  if (sort !== 'price') params.sort = sort;
  for (const [key, list] of Object.entries(filters.options)) {
    if (isOptionFilter(key) && list && list.length > 0) params[key] = asParam([...list].sort());
  }
  const { layover, duration, price } = filters.limits;
  if (layover !== undefined) params.layover = layover;
  if (duration !== undefined) params.duration = duration;
  if (price !== undefined) params.price = `${price}${currency}`;
  return params;
}

/** A lone number stays a number: as text the URL would show it in quotes. */
function asParam(list: readonly string[]): string | number {
  const text = list.join(',');
  return /^(0|[1-9]\d*)$/.test(text) ? Number(text) : text;
}
