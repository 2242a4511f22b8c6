import { type ChosenSolution, isChosen } from '../../api/chosen-solution.ts';
import { isRecord } from '../../api/kept.ts';

/** What a passenger form needs to open again: its flight, and the search that its passengers belong to. */
export interface FlightResume {
  chosen: ChosenSolution;
  match: string;
}

/** Null when it cannot be gone on with from this; the passengers can still be seen and carried over by hand. */
export function readFlightResume(value: unknown): FlightResume | null {
  if (!isRecord(value) || typeof value.match !== 'string' || !isChosen(value.chosen)) return null;
  const { chosen, match } = value;
  const isWhole = Array.isArray(chosen.solution?.journeys) && isRecord(chosen.search?.passengers);
  return isWhole ? { chosen, match } : null;
}
