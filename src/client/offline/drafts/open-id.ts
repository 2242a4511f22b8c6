import { accountOf, session } from '../../api/session.ts';
import { isRecord } from '../../api/stored-json.ts';
import { tabTexts } from '../../device/browser/texts.ts';
import { parseJson } from './draft-record.ts';

const KEY = 'interline.open-draft';
let inMemory = '';

/** One search and the next few: whoever returns to one, for example with the number of travellers as it was, finds its form. */
const MOST_OF_A_KIND = 5;

interface OpenForm {
  kind: string;
  id: string;
  match: string;
}

function isOpenForm(value: unknown): value is OpenForm {
  return isRecord(value) && [value.kind, value.id, value.match].every((text) => typeof text === 'string');
}

/** This tab's open drafts, the latest first; earlier builds stored one of each kind, and before that only that of flights. */
function openForms(): OpenForm[] {
  const kept = parseJson(tabTexts.get(KEY) ?? inMemory);
  if (!isRecord(kept) || kept.account !== accountOf(session.get())) return [];
  const { forms = { 'flight-passengers': kept } } = kept;
  if (Array.isArray(forms)) return forms.filter(isOpenForm);
  const byKind = isRecord(forms) ? Object.entries(forms) : [];
  return byKind.map(([kind, form]) => ({ ...(isRecord(form) ? form : {}), kind })).filter(isOpenForm);
}

function keep(forms: readonly OpenForm[]): void {
  inMemory = JSON.stringify({ account: accountOf(session.get()), forms });
  // Full or refused: memory holds it until the page closes, and the stored one must not be read in its place.
  if (!tabTexts.set(KEY, inMemory)) tabTexts.remove(KEY);
}

/** The draft of a kind open in this tab: one for each account and purpose (`match`), until it is booked. */
export function openDraftId(kind: string, match: string): string {
  const kept = openForms().find((form) => form.kind === kind && form.match === match);
  if (kept) return kept.id;
  const id = crypto.randomUUID();
  setOpenDraft(kind, id, match);
  return id;
}

/** The next form of a kind for `match` continues this draft. */
export function setOpenDraft(kind: string, id: string, match: string): void {
  const others = openForms().filter((form) => form.kind !== kind || form.match !== match);
  const ofKind = others.filter((form) => form.kind === kind).slice(0, MOST_OF_A_KIND - 1);
  keep([{ kind, id, match }, ...ofKind, ...others.filter((form) => form.kind !== kind)]);
}

/** The next form for the purpose of this draft is empty. */
export function forgetOpenDraft(id: string): void {
  keep(openForms().filter((form) => form.id !== id));
}

/** The same for all of them. */
export function forgetOpenDrafts(): void {
  inMemory = '';
  tabTexts.remove(KEY);
}
