import { isRecord } from '../../api/kept.ts';
import { accountOf, session } from '../../api/session.ts';
import { parseJson } from './draft-record.ts';

const KEY = 'interline.open-draft';

/** Which draft this tab works on: one for each account and purpose (`match`), until it is booked. */
export function openDraftId(match: string): string {
  const account = accountOf(session.get());
  const kept = parseJson(sessionStorage.getItem(KEY) ?? '');
  if (isRecord(kept) && kept.account === account && kept.match === match && typeof kept.id === 'string') return kept.id;
  const id = crypto.randomUUID();
  setOpenDraft(id, match);
  return id;
}

/** The next form for `match` goes on with this draft. */
export function setOpenDraft(id: string, match: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ account: accountOf(session.get()), id, match }));
  } catch (error) {
    console.warn('this tab cannot note which draft is open', error);
  }
}

export function forgetOpenDraft(): void {
  sessionStorage.removeItem(KEY);
}
