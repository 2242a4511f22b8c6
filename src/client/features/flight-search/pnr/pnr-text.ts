import { accountOf, session } from '../../../api/session.ts';

let held: { text: string; account: string } | null = null;

/** The reservation under work, in memory alone: it holds names. Survives the way to the results and back. */
export const pnrText = {
  get(): string {
    return held?.account === accountOf(session.get()) ? held.text : '';
  },
  set(text: string): void {
    held = { text, account: accountOf(session.get()) };
  },
};
