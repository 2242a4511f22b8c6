import { accountOf, session } from '../../api/session.ts';
import { isRecord } from '../../api/stored-json.ts';
import { tabTexts } from '../../device/browser/texts.ts';
import { parseJson } from './draft-record.ts';

const KEY = 'interline.open-draft';
let inMemory = '';

/** This tab's open drafts by kind; earlier builds stored only that of flights. */
function openForms(): Readonly<Record<string, unknown>> {
  const kept = parseJson(tabTexts.get(KEY) ?? inMemory);
  if (!isRecord(kept) || kept.account !== accountOf(session.get())) return {};
  return isRecord(kept.forms) ? kept.forms : { 'flight-passengers': kept };
}

function keep(forms: Readonly<Record<string, unknown>>): void {
  inMemory = JSON.stringify({ account: accountOf(session.get()), forms });
  // Full or refused: memory holds it until the page closes, and the stored one must not be read in its place.
  if (!tabTexts.set(KEY, inMemory)) tabTexts.remove(KEY);
}

/** The draft of a kind open in this tab: one for each account and purpose (`match`), until it is booked. */
export function openDraftId(kind: string, match: string): string {
  const kept = openForms()[kind];
  if (isRecord(kept) && kept.match === match && typeof kept.id === 'string') return kept.id;
  const id = crypto.randomUUID();
  setOpenDraft(kind, id, match);
  return id;
}

/** The next form of a kind for `match` continues this draft. */
export function setOpenDraft(kind: string, id: string, match: string): void {
  keep({ ...openForms(), [kind]: { id, match } });
}

/** The next form of a kind is empty. */
export function forgetOpenDraft(kind: string): void {
  keep({ ...openForms(), [kind]: null });
}

/** The same for all of them. */
export function forgetOpenDrafts(): void {
  inMemory = '';
  tabTexts.remove(KEY);
}
