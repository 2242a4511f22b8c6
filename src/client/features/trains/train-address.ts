/** What the addresses of the train pages hold. */
export interface TrainParams {
  from?: string;
  to?: string;
  date?: string;
  adults?: number;
  children?: number;
  /** The chosen class of a train, on the page of the passengers. */
  offer?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** What an address says under these names; whether it can be travelled is read by train-params.ts. Of the first load: imports nothing. */
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
