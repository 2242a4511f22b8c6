import type { PassengerCounts } from '../../../../contract/flight-terms.ts';
import type { PnrSegment } from '../../../../contract/parsing/pnr/answer.ts';
import { accountOf, session } from '../../../api/session.ts';
import { keepTyped, readTyped } from '../../../api/typed-text.ts';

/** What the agent has put right in what was read of a reservation. */
export interface PnrWork {
  segments: readonly PnrSegment[];
  /** Places of the flights that are left out. */
  left: ReadonlySet<number>;
  party: PassengerCounts;
}

let worked: { text: string; account: string; work: PnrWork } | null = null;

const place = () => `${accountOf(session.get())}.pnr`;

/** The reservation under work, for this tab and this session alone: it holds names. Survives a reload, the way to the results and back. */
export const pnrText = {
  get: (): string => readTyped(place()),
  set: (text: string): void => keepTyped(place(), text),
  /** In memory alone. Null for another text than that which was worked on last. */
  workOn(text: string): PnrWork | null {
    return worked?.account === accountOf(session.get()) && worked.text === text ? worked.work : null;
  },
  keepWork(text: string, work: PnrWork): void {
    worked = { text, account: accountOf(session.get()), work };
  },
};
