import type { IsoDate } from '../../../contract/dates.ts';
import { Chance } from '../sandbox/chance.ts';
import { type DayNumber, dateOfDay, dayNumber } from '../sandbox/local-time.ts';
import { buildTrains, type SizeOf, type Train } from './network.ts';
import type { RailRide, RailStop } from './rail-supplier.ts';
import type { Stretch } from './seats.ts';

const DAY = 1440;
const pad = (n: number) => String(n).padStart(2, '0');

/** A minute of a day in China local time; minutes past midnight belong to the next day. */
export function wallTime(day: DayNumber, minute: number): string {
  const rest = minute % DAY;
  return `${dateOfDay(day + Math.floor(minute / DAY))}T${pad(Math.floor(rest / 60))}:${pad(rest % 60)}`;
}

/** All trains, by number and by station; built lazily. */
export class Timetable {
  readonly #build: () => Train[];
  #trains: ReadonlyMap<string, Train> | null = null;
  readonly #at = new Map<string, { train: Train; stop: number }[]>();

  constructor(seed: string, sizeOf: SizeOf) {
    this.#build = () => buildTrains(new Chance(seed), sizeOf);
  }

  train(no: string): Train | null {
    return this.#all().get(no) ?? null;
  }

  /** The stretches boarded on that day at one of the origins, each train once, by departure. */
  between(origins: readonly string[], destinations: readonly string[], date: IsoDate): Stretch[] {
    this.#all();
    const found = new Map<string, Stretch>();
    for (const { train, stop } of origins.flatMap((origin) => this.#at.get(origin) ?? [])) {
      const to = train.stops.findIndex(({ station }, i) => i > stop && destinations.includes(station));
      const known = found.get(train.no);
      if (to < 0 || (known && known.from < stop)) continue;
      found.set(train.no, stretchOf(train, stop, to, dayNumber(date)));
    }
    const minute = ({ train, day, from }: Stretch) => day * DAY + (train.stops[from]?.depart ?? 0);
    return [...found.values()].toSorted((a, b) => minute(a) - minute(b));
  }

  /** A stretch by its ends; null if the train does not run so. */
  stretch(no: string, origin: string, destination: string, date: IsoDate): Stretch | null {
    const train = this.train(no);
    const from = train?.stops.findIndex(({ station }) => station === origin) ?? -1;
    const to = train?.stops.findIndex(({ station }) => station === destination) ?? -1;
    return train && from >= 0 && to > from ? stretchOf(train, from, to, dayNumber(date)) : null;
  }

  #all(): ReadonlyMap<string, Train> {
    if (this.#trains) return this.#trains;
    const trains = this.#build();
    for (const train of trains)
      for (const [stop, { station }] of train.stops.entries()) {
        const here = this.#at.get(station) ?? [];
        here.push({ train, stop });
        this.#at.set(station, here);
      }
    this.#trains = new Map(trains.map((train) => [train.no, train]));
    return this.#trains;
  }
}

/** The run that departs from stop `from` on that day: it started on that day or, for a night train, before. */
function stretchOf(train: Train, from: number, to: number, boarding: DayNumber): Stretch {
  const day = boarding - Math.floor((train.stops[from]?.depart ?? 0) / DAY);
  return { train, day, from, to };
}

export function rideOf({ train, day, from, to }: Stretch): RailRide {
  const board = train.stops[from];
  const alight = train.stops[to];
  if (!board || !alight) throw new Error(`${train.no} has no such stops`);
  return {
    trainNo: train.no,
    kind: train.kind,
    startDate: dateOfDay(day),
    origin: board.station,
    destination: alight.station,
    departure: wallTime(day, board.depart),
    arrival: wallTime(day, alight.arrive),
    durationMinutes: alight.arrive - board.depart,
    distanceKm: alight.km - board.km,
    startsHere: from === 0,
    endsHere: to === train.stops.length - 1,
  };
}

export function stopsOf(train: Train, day: DayNumber): RailStop[] {
  return train.stops.map(({ station, km, arrive, depart }, i) => ({
    station,
    arrival: i === 0 ? null : wallTime(day, arrive),
    departure: i === train.stops.length - 1 ? null : wallTime(day, depart),
    distanceKm: km,
  }));
}
