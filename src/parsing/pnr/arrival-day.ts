import type { SegmentDraft } from './segment-draft.ts';

/** Airports where transpacific flights land before their local departure time; the far side of the date line from Asia and Australia. */
const FAR_SIDE = new Set(
  (
    'LAX SFO SEA PDX SAN SJC OAK ONT LAS PHX DEN SLC DFW IAH AUS ORD DTW MSP ATL CLT MCO MIA PHL JFK EWR LGA BOS IAD ANC HNL OGG KOA LIH ' +
    'ITO YVR YYC YEG YYZ YUL MEX TIJ GDL MTY BJX PTY LIM SCL EZE GRU PPT RAR PPG'
  ).split(' '),
);

/** Minutes; westward across a zone or two arrival precedes departure by at most this. */
const SHORT_HOP = 120;
/** Minutes; from Tokyo to Honolulu it precedes by twelve hours, from the Marshall Islands by more than seventeen. */
const OVER_THE_PACIFIC = 1100;

/**
 * The arrival day where the line has no mark: the departure's, as the systems print it. Null when no flight could land so early on that
 * day: the mark, or the arrival date, was lost.
 */
export function unmarkedArrivalDay({ departureTime, arrivalTime, origin, destination }: SegmentDraft): 0 | null {
  if (departureTime === null || arrivalTime === null) return 0;
  const back = minutesOf(departureTime) - minutesOf(arrivalTime);
  const isAcross = FAR_SIDE.has(destination ?? '') && !FAR_SIDE.has(origin ?? '');
  return back <= (isAcross ? OVER_THE_PACIFIC : SHORT_HOP) ? 0 : null;
}

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
