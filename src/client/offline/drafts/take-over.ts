import { isRecord } from '../../api/is-record.ts';
import { TAB } from './ahead-here.ts';
import { KIND_VERSIONS, type KindName, type Parts } from './draft-kind.ts';
import { type DraftHead, type DraftTitle, parseJson } from './draft-record.ts';
import { type DraftValue, draftAt, setDraft } from './draft-values.ts';
import { keeper } from './drafts.ts';

/** A form as a draft of its kind. */
interface TakenForm {
  kind: KindName;
  head: DraftHead;
  parts: Parts;
}

const recordIn = (source: unknown, key: string): Readonly<Record<string, unknown>> => {
  const value = isRecord(source) ? source[key] : undefined;
  return isRecord(value) ? value : {};
};
const textIn = (source: unknown, key: string): string => {
  const value = isRecord(source) ? source[key] : undefined;
  return typeof value === 'string' ? value : '';
};
const listIn = (source: unknown, key: string): readonly unknown[] => {
  const value = isRecord(source) ? source[key] : undefined;
  return Array.isArray(value) ? value : [];
};
const numbered = (letter: string, list: readonly unknown[]): Parts =>
  Object.fromEntries(list.map((one, i) => [`${letter}${i}`, one]));
const countSaid = (list: readonly unknown[], keys: readonly string[]): number =>
  list.filter((one) => keys.every((key) => textIn(one, key))).length;

/** A request that may have arrived is looked up, so that nothing is made twice. */
function attemptIn(value: unknown) {
  const { key, body } = recordIn(value, 'sent');
  return typeof key === 'string' && key !== '' ? { key, body: parseJson(String(body)) } : null;
}

/** A train's offer names its ride: `G101.2026-11-25.VNP.AOH.second`. */
function trainOf(value: unknown): TakenForm {
  const passengers = listIn(value, 'passengers');
  const address = recordIn(value, 'address');
  const [train = '', date = '', from = '', to = ''] = textIn(address, 'offer').split('.');
  const [first] = passengers;
  const title: DraftTitle = {
    route: [from, to].filter(Boolean),
    dates: [date],
    airline: '',
    train,
    lead: [textIn(first, 'surname'), textIn(first, 'givenName')].filter(Boolean).join('/'),
    filled: countSaid(passengers, ['surname', 'givenName', 'gender', 'birthday']),
    of: passengers.length,
  };
  return {
    kind: 'train-passengers',
    head: { title, resume: textIn(address, 'offer') ? { address } : null },
    parts: {
      ...numbered('p', passengers),
      contact: recordIn(value, 'contact'),
      rest: { remark: textIn(value, 'remark'), seats: listIn(value, 'seats') },
      attempt: attemptIn(value),
    },
  };
}

function groupOf(value: unknown): TakenForm {
  const journeys = listIn(value, 'journeys');
  const contact = recordIn(value, 'contact');
  const route = journeys.flatMap((one) => [textIn(one, 'origin'), textIn(one, 'destination')]).filter(Boolean);
  const title: DraftTitle = {
    route: route.filter((place, i) => place !== route[i - 1]),
    dates: journeys.map((one) => textIn(one, 'date')).filter(Boolean),
    airline: '',
    train: '',
    lead: textIn(contact, 'name'),
    filled: countSaid(journeys, ['origin', 'destination', 'date']),
    of: journeys.length,
  };
  return {
    kind: 'group-request',
    head: { title, resume: null },
    parts: {
      ...numbered('j', journeys),
      party: recordIn(value, 'passengers'),
      extra: recordIn(value, 'groupOrderExtraInfo'),
      contact,
      rest: { remark: textIn(value, 'remark'), currency: textIn(value, 'currency') },
      attempt: attemptIn(value),
    },
  };
}

/** Earlier builds stored one form of each here, on this device alone. */
const FORMS = { 'train/party': trainOf, 'group/request': groupOf };

/** The same for all windows that take it over at once: it becomes one draft. */
const idOf = (place: string, { savedAt }: DraftValue): string =>
  `00000000-0000-4000-800${place.length % 10}-${Date.parse(savedAt).toString(16).padStart(12, '0').slice(-12)}`;

/**
 * Makes a draft of each form that an earlier build stored at its own place, once; nothing stays there. `isHere`: whether the account is
 * still logged in, since the next user's forms are not its own.
 */
export async function takeOver(account: string, isHere: () => boolean): Promise<void> {
  for (const [place, formOf] of Object.entries(FORMS)) {
    const draft = isHere() ? draftAt(place) : undefined;
    if (!draft) continue;
    const { kind, head, parts } = formOf(draft.value);
    const contents = Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, JSON.stringify(part)]));
    const change = { kind, version: KIND_VERSIONS[kind], by: TAB, head: JSON.stringify(head), contents, base: {} };
    if (head.title.of > 0) await keeper.save(account, idOf(place, draft), change);
    if (isHere()) setDraft(place, undefined);
  }
}
