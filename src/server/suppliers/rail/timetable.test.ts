import { describe, expect, it } from 'vitest';
import { loadDictionaries } from '../../dictionaries/load.ts';
import { Chance } from '../sandbox/chance.ts';
import { childFareOf, fareOf } from './fares.ts';
import { buildTrains } from './network.ts';
import { claimsOf, leftOf, rideClaims } from './seats.ts';

const { stations } = loadDictionaries();
const trains = buildTrains(new Chance('test'), (code) => stations.get(code)?.size ?? 3);

describe('the timetable', () => {
  it('has each number once, and stops at stations of the dictionary alone', () => {
    expect(new Set(trains.map(({ no }) => no)).size).toBe(trains.length);
    const served = new Set(trains.flatMap(({ stops }) => stops.map(({ station }) => station)));
    expect([...served].filter((code) => !stations.has(code))).toEqual([]);
    expect([...stations.keys()].filter((code) => !served.has(code))).toEqual([]);
  });

  it('goes on in time and distance from stop to stop', () => {
    const turnedBack = trains.filter(({ stops }) =>
      stops.some(({ arrive, depart, km }, i) => {
        const before = stops[i - 1];
        return depart < arrive || (before !== undefined && (arrive <= before.depart || km <= before.km));
      }),
    );
    expect(turnedBack).toEqual([]);
  });

  it('asks less for each further kilometre, and half of a child', () => {
    expect(fareOf('G', 'second', 1000)).toBeLessThan(2 * fareOf('G', 'second', 500));
    expect(childFareOf('G', 'second', 500)).toBe(fareOf('G', 'second', 500) / 2);
    expect(childFareOf('G', 'business', 500)).toBe(fareOf('G', 'business', 500));
    const berth = fareOf('K', 'hardSleeper', 800) - childFareOf('K', 'hardSleeper', 800);
    expect(berth).toBeLessThanOrEqual(fareOf('K', 'hardSeat', 800) / 2);
  });
});

describe('seats', () => {
  const train = trains.find(({ no }) => no === 'G101');
  if (!train) throw new Error('G101 does not run');
  const chance = new Chance('test');
  const stretch = { train, day: 20_000, from: 0, to: train.stops.length - 1 };

  it('are left on the whole way where they are on each hop', () => {
    const claims = claimsOf(chance, stretch, 'second', { seats: 1, today: 19_990 });
    const free = leftOf(claims, new Map());
    expect(free).toBe(Math.min(...claims.map(({ given }) => given)));
    const middle = claims[2]?.key ?? '';
    expect(leftOf(claims, new Map([[middle, (claims[2]?.given ?? 0) - 1]]))).toBe(Math.min(free, 1));
    const before = claimsOf(chance, { ...stretch, to: 2 }, 'second', { seats: 1, today: 19_990 });
    expect(before.map(({ key }) => key)).not.toContain(middle);
  });

  it('leave a person one train at a time, and the next one after it', () => {
    const [first, second] = [0, 1].map((from) =>
      rideClaims({ ...stretch, from, to: from + 1 }, 'K1').map(({ key }) => key),
    );
    expect(first?.length).toBeGreaterThan(0);
    expect(rideClaims(stretch, 'K1').map(({ key }) => key)).toEqual(expect.arrayContaining([...(second ?? [])]));
    expect(rideClaims(stretch, 'K2').map(({ key }) => key)).not.toContain(first?.[0]);
  });
});
