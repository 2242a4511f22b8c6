import { type ChosenSolution, isChosen } from '../../api/chosen-solution.ts';
import { isRecord } from '../../api/stored-json.ts';

/** What the passenger form of a flight needs to reopen: its flight, and the search that its passengers belong to. */
export interface FlightResume {
  chosen: ChosenSolution;
  match: string;
}

/** Null when it cannot be resumed; the passengers can still be viewed and copied by hand. */
export function readFlightResume(value: unknown): FlightResume | null {
  if (!isRecord(value) || typeof value.match !== 'string' || !isChosen(value.chosen)) return null;
  const { chosen, match } = value;
  const isWhole = Array.isArray(chosen.solution?.journeys) && isRecord(chosen.search?.passengers);
  return isWhole ? { chosen, match } : null;
}

/** The same for a train: the address of its page. */
export interface TrainResume {
  address: Readonly<Record<string, unknown>>;
}

/** The same for a train. */
export function readTrainResume(value: unknown): TrainResume | null {
  return isRecord(value) && isRecord(value.address) ? { address: value.address } : null;
}

/** The search that the passengers of a train belong to: they stay the same whichever of its trains is chosen. */
export function trainMatch({ from, to, date, adults, children }: TrainResume['address']): string {
  return JSON.stringify(['train', from, to, date, adults, children]);
}
