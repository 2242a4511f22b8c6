import type { SeatClass, TrainKind } from '../../../contract/train-terms.ts';

/** Fen per kilometre over the first 500; each further stretch costs less, as railway fares do. */
const RATES: Record<TrainKind, Partial<Record<SeatClass, number>>> = {
  G: { business: 165, first: 82, second: 50 },
  D: { first: 50, second: 31, standing: 31 },
  C: { first: 62, second: 44, standing: 44 },
  Z: { softSleeper: 36, hardSleeper: 23, hardSeat: 13, standing: 13 },
  T: { softSleeper: 35, hardSleeper: 22, hardSeat: 12, standing: 12 },
  K: { softSleeper: 33, hardSleeper: 21, hardSeat: 11, standing: 11 },
};
const TAPER = [
  { until: 500, share: 100 },
  { until: 1000, share: 90 },
  { until: 1500, share: 80 },
  { until: Number.POSITIVE_INFINITY, share: 70 },
] as const;
/** Sleepers cost a fixed amount for the berth, whatever the distance. */
const BERTH: Partial<Record<SeatClass, number>> = { softSleeper: 6000, hardSleeper: 4000 };
const LEAST = 500;
const HALF_YUAN = 50;

/** The classes of a train, most expensive first. */
export function classesOf(kind: TrainKind): SeatClass[] {
  return Object.keys(RATES[kind]).filter((name): name is SeatClass => Object.hasOwn(RATES[kind], name));
}

/** The price of one ticket, in fen: by distance and class, in half-yuan. */
export function fareOf(kind: TrainKind, seatClass: SeatClass, km: number): number {
  const rate = RATES[kind][seatClass] ?? 0;
  let from = 0;
  let fen = BERTH[seatClass] ?? 0;
  for (const { until, share } of TAPER) {
    fen += (Math.max(0, Math.min(km, until) - from) * rate * share) / 100;
    from = until;
  }
  return Math.max(LEAST, Math.round(fen / HALF_YUAN) * HALF_YUAN);
}

/** The child fare: half of a seat's fare; a berth's fare minus half of a hard seat's. Business and first have no reduction. */
export function childFareOf(kind: TrainKind, seatClass: SeatClass, km: number): number {
  const full = fareOf(kind, seatClass, km);
  if (seatClass === 'business' || seatClass === 'first') return full;
  const seat = seatClass === 'softSleeper' || seatClass === 'hardSleeper' ? fareOf(kind, 'hardSeat', km) : full;
  return full - Math.floor(seat / 2 / HALF_YUAN) * HALF_YUAN;
}
