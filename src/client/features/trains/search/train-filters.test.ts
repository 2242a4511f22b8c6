import { describe, expect, it } from 'vitest';
import type { TrainOffer } from '../../../../contract/train-search.ts';
import { filterTrains, NO_TRAIN_FILTERS, optionsOf, sortTrains, toggled } from './train-filters.ts';

const CNY = { amount: 10_000, currency: 'CNY' } as const;

function train(trainNo: string, departure: string, seats: Record<string, number>, origin = 'VNP'): TrainOffer {
  const kind = trainNo.startsWith('G') ? 'G' : 'K';
  return {
    trainNo,
    kind,
    startDate: '2026-11-25',
    origin,
    destination: 'AOH',
    departure: `2026-11-25T${departure}`,
    arrival: '2026-11-25T23:10',
    durationMinutes: 270,
    distanceKm: 1318,
    startsHere: true,
    endsHere: true,
    classes: Object.entries(seats).map(([name, left]) => ({
      solutionId: `${trainNo}.${name}`,
      seatClass: name as TrainOffer['classes'][number]['seatClass'], // the test names classes of the table
      price: CNY,
      childPrice: CNY,
      left,
    })),
  };
}

const TRAINS = [
  train('G1', '07:00', { business: 0, second: 3 }),
  train('G3', '13:00', { business: 4, second: 0 }),
  train('K1', '13:20', { hardSeat: 20 }, 'BJP'),
];
const names = (list: readonly TrainOffer[]) => list.map(({ trainNo }) => trainNo);

describe('filters of trains', () => {
  it('widen within a kind and narrow from kind to kind', () => {
    const noon = toggled(NO_TRAIN_FILTERS, 'departs', '2');
    expect(names(filterTrains(TRAINS, noon, 1))).toEqual(['G3', 'K1']);
    expect(names(filterTrains(TRAINS, toggled(noon, 'departs', '1'), 1))).toEqual(['G1', 'G3', 'K1']);
    expect(names(filterTrains(TRAINS, toggled(noon, 'kind', 'G'), 1))).toEqual(['G3']);
    expect(names(filterTrains(TRAINS, toggled(noon, 'departs', '2'), 1))).toHaveLength(3);
  });

  it('look for a seat for everybody in the wished class', () => {
    const available = { ...NO_TRAIN_FILTERS, onlyAvailable: true };
    expect(names(filterTrains(TRAINS, available, 4))).toEqual(['G3', 'K1']);
    expect(names(filterTrains(TRAINS, toggled(available, 'seatClass', 'second'), 2))).toEqual(['G1']);
  });

  it('offer only what parts the trains', () => {
    expect(optionsOf(TRAINS, 'destination')).toEqual([]);
    expect(optionsOf(TRAINS, 'origin').sort()).toEqual(['BJP', 'VNP']);
  });
});

describe('the order of trains', () => {
  const fast = { ...train('G9', '18:00', { second: 9 }), durationMinutes: 250 };
  const cheap = { ...train('K9', '19:00', { hardSeat: 2 }), durationMinutes: 900 };
  for (const seat of cheap.classes) seat.price = { ...CNY, amount: 5_000 };
  const soldOut = train('G0', '05:00', { second: 0 });
  const all = [cheap, fast, ...TRAINS, soldOut];

  it('is that of their departures, durations or cheapest seats for everybody', () => {
    expect(names(sortTrains(all, 'departure', 1))).toEqual(['G0', 'G1', 'G3', 'K1', 'G9', 'K9']);
    expect(names(sortTrains(all, 'duration', 1))).toEqual(['G9', 'G0', 'G1', 'G3', 'K1', 'K9']);
    expect(names(sortTrains(all, 'price', 1))).toEqual(['K9', 'G1', 'G3', 'K1', 'G9', 'G0']);
    expect(names(sortTrains(all, 'price', 3))).toEqual(['G1', 'G3', 'K1', 'G9', 'G0', 'K9']);
  });
});
