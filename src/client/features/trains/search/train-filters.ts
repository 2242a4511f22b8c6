import { TIME_BANDS } from '../../../../contract/limits.ts';
import type { TrainOffer } from '../../../../contract/train-search.ts';

/** What can be chosen of trains; several of one kind widen, another kind narrows. */
export const TRAIN_FILTERS = ['kind', 'origin', 'destination', 'departs', 'arrives', 'seatClass'] as const;
export type TrainFilter = (typeof TRAIN_FILTERS)[number];

export interface TrainFilters {
  chosen: Readonly<Record<TrainFilter, readonly string[]>>;
  /** Only trains that have a seat of a wished class for everybody. */
  onlyAvailable: boolean;
}

export const NO_TRAIN_FILTERS: TrainFilters = {
  chosen: { kind: [], origin: [], destination: [], departs: [], arrives: [], seatClass: [] },
  onlyAvailable: false,
};

const bandOf = (localTime: string): string => {
  const hour = Number(localTime.slice(11, 13));
  return String(TIME_BANDS.findIndex(([from, to]) => hour >= from && hour < to));
};

/** What a train is by each filter. */
export function factsOf(train: TrainOffer): Record<TrainFilter, readonly string[]> {
  return {
    kind: [train.kind],
    origin: [train.origin],
    destination: [train.destination],
    departs: [bandOf(train.departure)],
    arrives: [bandOf(train.arrival)],
    seatClass: train.classes.map(({ seatClass }) => seatClass),
  };
}

/** The options that part the trains that were found; what all have in common is none. */
export function optionsOf(trains: readonly TrainOffer[], filter: TrainFilter): string[] {
  const counts = new Map<string, number>();
  for (const train of trains)
    for (const value of factsOf(train)[filter]) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].filter(([, count]) => count < trains.length).map(([value]) => value);
}

/** The trains that fit, for so many passengers. */
export function filterTrains(trains: readonly TrainOffer[], filters: TrainFilters, seats: number): TrainOffer[] {
  const { chosen, onlyAvailable } = filters;
  return trains.filter((train) => {
    const facts = factsOf(train);
    const fits = TRAIN_FILTERS.every(
      (filter) => chosen[filter].length === 0 || facts[filter].some((value) => chosen[filter].includes(value)),
    );
    const wished = train.classes.filter(
      ({ seatClass }) => chosen.seatClass.length === 0 || chosen.seatClass.includes(seatClass),
    );
    return fits && (!onlyAvailable || wished.some(({ left }) => left >= seats));
  });
}

export function toggled(filters: TrainFilters, filter: TrainFilter, value: string): TrainFilters {
  const before = filters.chosen[filter];
  const next = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return { ...filters, chosen: { ...filters.chosen, [filter]: next } };
}

export function countChosen({ chosen, onlyAvailable }: TrainFilters): number {
  return Object.values(chosen).flat().length + (onlyAvailable ? 1 : 0);
}

export const TRAIN_SORTS = ['departure', 'duration', 'price'] as const;
export type TrainSort = (typeof TRAIN_SORTS)[number];

/** The cheapest seat in minor units that everybody can have; more than any where there is none. */
function cheapest({ classes }: TrainOffer, seats: number): number {
  return Math.min(...classes.filter(({ left }) => left >= seats).map(({ price }) => price.amount));
}

/** The trains in an order, for so many passengers; those that are alike in it by when they leave. Sold-out trains have no price, and end the list by it. */
export function sortTrains(trains: readonly TrainOffer[], sort: TrainSort, seats: number): TrainOffer[] {
  const keyOf = (train: TrainOffer): number =>
    sort === 'departure' ? 0 : sort === 'duration' ? train.durationMinutes : cheapest(train, seats);
  const keys = new Map(trains.map((train) => [train, keyOf(train)]));
  return trains.toSorted((a, b) => {
    const [x = 0, y = 0] = [keys.get(a), keys.get(b)];
    return (x === y ? 0 : x - y) || a.departure.localeCompare(b.departure);
  });
}
