import { describe, expect, it } from 'vitest';
import { exactFlight, partyOfPnr, planFlights } from './exact-flights.ts';
import { parsePnr } from './parse-pnr.ts';

const TODAY = '2026-11-20';
const NONE = new Set<number>();
const plan = (text: string, left: ReadonlySet<number> = NONE) =>
  planFlights(parsePnr(text, TODAY).segments, TODAY, left);

describe('flights of a reservation', () => {
  it('are searched for by journey', () => {
    const { segments } = parsePnr('  1  BR 031 C 10DEC 4 JFKTPE HK1       1  0020 0540+1 77W E 0 M', TODAY);
    const flights = planFlights(segments, TODAY, NONE).journeys.map((journey) =>
      journey.map((i) => segments[i] && exactFlight(segments[i])),
    );
    const flight = { carrier: 'BR', flightNumber: '31', bookingClass: 'C', date: '2026-12-10', departureTime: '00:20' };
    expect(flights).toEqual([[{ ...flight, origin: 'JFK', destination: 'TPE' }]]);
  });

  it('are skipped for a reason: on the ground, past, no longer held, left out', () => {
    const text = ` 2.  CA1831 Y   TH10DEC  PEKSHA HK1   0730 0940
 3.  ARNK              SHAHGH
 4.  CA1702 Y   SA12DEC  HGHPEK UN1   1000 1215
 5.  CA1306 Y   MO14DEC  PEKSZX HK1   1000 1320`;
    expect(plan(text, new Set([3]))).toEqual({ journeys: [[0]], skipped: [null, 'arnk', 'notHeld', 'left'] });
  });

  it('part where a journey comes back to its beginning', () => {
    const text = ` 2.  CA1831 Y   TH10DEC  PEKSHA HK1   0730 0940
 3.  CA1858 Y   TH10DEC  SHAPEK HK1   1855 2120`;
    expect(plan(text).journeys).toEqual([[0], [1]]);
  });

  it('part around a flight that is left out', () => {
    const text = ` 2.  CA1831 Y   TH10DEC  PEKSHA HK1   0730 0940
 3.  CA1702 Y   TH10DEC  SHAXMN HK1   1130 1330
 4.  CA1306 Y   TH10DEC  XMNSZX HK1   1500 1620`;
    expect([plan(text).journeys, plan(text, new Set([1])).journeys]).toEqual([[[0, 1, 2]], [[0], [2]]]);
  });

  it('know their party', () => {
    expect(partyOfPnr([])).toEqual({ adult: 1, child: 0, infant: 0 });
    expect(partyOfPnr([{ type: 'ADT' }, { type: 'CHD' }, { type: 'INF' }, { type: 'ADT' }])).toEqual({
      adult: 2,
      child: 1,
      infant: 1,
    });
  });
});
