import type { InputOf } from '../../../contract/endpoints.ts';
import type { Traveller } from '../../../contract/travellers.ts';
import { isRecord } from '../../api/is-record.ts';
import { changeOf, newOf } from '../../offline/outbox/kinds/travellers.ts';
import type { OutboxRecord } from '../../offline/outbox/outbox-record.ts';
import { newestOf } from '../../trip/cached-traveller.ts';
import { withChange } from '../../trip/queued-traveller.ts';
import { rebaseValues } from './rebase-values.ts';
import { type DocumentValues, PLAIN_FIELDS, type TravellerValues, valuesOf } from './traveller-values.ts';

/** A typed value that differs from the traveller's current version. */
export type Difference =
  | { field: (typeof PLAIN_FIELDS)[number]; current: string }
  /** `current`: null when the current version has no such document; `kept`: it was not typed. */
  | { field: 'document'; index: number; current: DocumentValues | null; kept: boolean };

/** The initial state of a traveller's form. */
export interface OpenedForm {
  /** Its traveller and version; null for a new one. */
  traveller: Traveller | null;
  values: TravellerValues;
  differs: readonly Difference[];
}

/**
 * The form for a change in the outbox, with its typed values. A pending change is resumed; a refused one is applied to the traveller's
 * current version, and the differences are listed.
 */
export function formOf(kept: Traveller | null, record: OutboxRecord | null): OpenedForm {
  const added = record?.kind === 'new-traveller' ? newOf(record.input) : null;
  if (added) return { traveller: null, values: { ...typed(added, null), card: cardOf(added) }, differs: [] };
  const seen = isTraveller(record?.refused?.current) ? [record.refused.current] : [];
  const current = newestOf(kept ? [kept, ...seen] : seen);
  const change = record?.kind === 'changed-traveller' ? changeOf(record.input) : null;
  if (!change) return { traveller: current, values: valuesOf(current), differs: [] };
  if (record?.state !== 'refused' || !current)
    return { traveller: withChange(kept, change), values: typed(change, kept), differs: [] };
  const before = isTraveller(record.before) ? valuesOf(record.before) : null;
  const mine = typed(change, current);
  const values = over(before ? rebaseValues(mine, before, valuesOf(current)) : mine, current);
  return { traveller: current, values, differs: differences(values, change, current) };
}

function typed(input: InputOf<'createTraveller'> | InputOf<'updateTraveller'>, kept: Traveller | null) {
  const texts = Object.fromEntries(PLAIN_FIELDS.map((name) => [name, input[name] ?? '']));
  return {
    ...valuesOf(null),
    ...texts,
    documents: input.documents.map(({ id = '', type, number = '', expiry = '', issuingPlace = '' }) => ({
      ...{ id, type, number, expiry, issuingPlace },
      kept: kept?.documents.find((one) => one.id === id)?.number ?? '',
    })),
  };
}

const cardOf = ({ card }: InputOf<'createTraveller'>) => ({ airline: card?.airline ?? '', number: card?.number ?? '' });

/** Documents deleted meanwhile become new ones; those added meanwhile stay. */
function over(values: TravellerValues, current: Traveller): TravellerValues {
  const documents = values.documents.map((one) => (one.kept === '' ? { ...one, id: '' } : one));
  const others = valuesOf(current).documents.filter(({ id }) => !documents.some((one) => one.id === id));
  return { ...values, documents: [...documents, ...others] };
}

function differences(values: TravellerValues, change: InputOf<'updateTraveller'>, current: Traveller): Difference[] {
  const now = valuesOf(current);
  const plain = PLAIN_FIELDS.filter((field) => values[field] !== now[field]);
  const documents = values.documents.flatMap((one, index): Difference[] => {
    const there = now.documents.find(({ id }) => id === one.id) ?? null;
    const kept = !change.documents.some(({ id }) => id === one.id) && there !== null;
    const isSame =
      there?.type === one.type &&
      there.expiry === one.expiry &&
      there.issuingPlace === one.issuingPlace &&
      one.number === '';
    return isSame && !kept ? [] : [{ field: 'document', index, current: there, kept }];
  });
  return [...plain.map((field) => ({ field, current: now[field] })), ...documents];
}

/** The data of the server's refusal; stored encrypted on the device as received. */
export function isTraveller(value: unknown): value is Traveller {
  return (
    isRecord(value) &&
    [value.id, value.surname, value.givenName].every((text) => typeof text === 'string') &&
    typeof value.version === 'number' &&
    Array.isArray(value.documents) &&
    value.documents.every((document) => isRecord(document) && typeof document.number === 'string')
  );
}
