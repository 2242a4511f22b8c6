/** The search params of the train pages. */
export interface TrainParams {
  from?: string;
  to?: string;
  date?: string;
  adults?: number;
  children?: number;
  /** The chosen class of a train, on the passengers page. */
  offer?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The values under these names in a URL; train-params.ts validates them. In the first load: imports nothing. */
export function readTrainAddress({ from, to, date, adults, children, offer }: Record<string, unknown>): TrainParams {
  return {
    ...(isText(from) ? { from } : {}),
    ...(isText(to) ? { to } : {}),
    ...(isText(date) ? { date } : {}),
    ...(isNumber(adults) ? { adults } : {}),
    ...(isNumber(children) ? { children } : {}),
    ...(isText(offer) ? { offer } : {}),
  };
}
