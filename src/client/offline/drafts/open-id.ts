import { isRecord } from '../../api/kept.ts';
import { accountOf, session } from '../../api/session.ts';
import { parseJson } from './draft-record.ts';

const KEY = 'interline.open-draft';
let inMemory = '';

/** Which draft this tab works on: one for each account and purpose (`match`), until it is booked. */
export function openDraftId(match: string): string {
  const account = accountOf(session.get());
  const kept = parseJson(sessionStorage.getItem(KEY) ?? inMemory);
  if (isRecord(kept) && kept.account === account && kept.match === match && typeof kept.id === 'string') return kept.id;
  const id = crypto.randomUUID();
  setOpenDraft(id, match);
  return id;
}

/** The next form for `match` goes on with this draft. */
export function setOpenDraft(id: string, match: string): void {
  inMemory = JSON.stringify({ account: accountOf(session.get()), id, match });
  try {
    sessionStorage.setItem(KEY, inMemory);
  } catch {
    // Storage is full or refused: memory knows it until the page goes.
  }
}

export function forgetOpenDraft(): void {
  inMemory = '';
  sessionStorage.removeItem(KEY);
}
