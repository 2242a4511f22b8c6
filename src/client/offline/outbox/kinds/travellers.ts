import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InputOf } from '../../../../contract/endpoints.ts';
import { DOCUMENT_TYPES, GENDERS } from '../../../../contract/passenger-terms.ts';
import { isRecord } from '../../../api/is-record.ts';
import { invalidate } from '../../../api/queries.ts';
import { cachedTraveller } from '../../../trip/cached-traveller.ts';
import { defineOutboxItem } from '../outbox-kind.ts';

type New = InputOf<'createTraveller'>;
type Changed = InputOf<'updateTraveller'>;

const TEXTS = ['nativeName', 'birthday', 'nationality', 'phone', 'email'] as const;
const isText = (value: unknown) => value === undefined || typeof value === 'string';

function isDocument(value: unknown): boolean {
  return (
    isRecord(value) &&
    DOCUMENT_TYPES.some((type) => type === value.type) &&
    [value.id, value.number, value.expiry, value.issuingPlace].every(isText)
  );
}

function isPerson(input: Readonly<Record<string, unknown>>): boolean {
  return (
    typeof input.surname === 'string' &&
    typeof input.givenName === 'string' &&
    TEXTS.every((name) => isText(input[name])) &&
    (input.gender === undefined || GENDERS.some((gender) => gender === input.gender)) &&
    Array.isArray(input.documents) &&
    input.documents.every(isDocument)
  );
}

function isCard(card: unknown): boolean {
  return card === undefined || (isRecord(card) && typeof card.airline === 'string' && typeof card.number === 'string');
}

// Type guards for stored values; the server's schema validates them.
const isNew = (input: Readonly<Record<string, unknown>>): input is New & Record<string, unknown> =>
  isPerson(input) && isCard(input.card) && input.merge === true;
const isChanged = (input: Readonly<Record<string, unknown>>): input is Changed & Record<string, unknown> =>
  isPerson(input) && typeof input.id === 'string' && typeof input.version === 'number';

/** The queued input of these kinds; null when this app version cannot send it. */
export const newOf = (input: Readonly<Record<string, unknown>>): New | null => (isNew(input) ? input : null);
export const changeOf = (input: Readonly<Record<string, unknown>>): Changed | null => (isChanged(input) ? input : null);

const nameOf = ({ surname, givenName }: Pick<New, 'surname' | 'givenName'>) => `${surname} ${givenName}`;
const refresh = () => invalidate('travellers', 'memberCards');
const TO = { path: '/travellers' } as const;

/** A traveller to save; the server merges it with an existing one. */
export const newTraveller = defineOutboxItem({
  kind: 'new-traveller',
  call: 'createTraveller',
  parse: newOf,
  hasForm: true,
  subject: nameOf,
  replaces: false,
  describe: (input) => ({ title: i18n._(msg`New traveller`), text: nameOf(input), to: TO }),
  refresh,
});

/** Changes to a saved traveller, based on the version they were read in. */
export const changedTraveller = defineOutboxItem({
  kind: 'changed-traveller',
  call: 'updateTraveller',
  parse: changeOf,
  hasForm: true,
  subject: ({ id }) => id,
  replaces: true,
  describe: (input) => ({ title: i18n._(msg`Traveller’s details`), text: nameOf(input), to: TO }),
  refresh,
});

/** The version is the one shown on screen; deletions of earlier versions of the app have none. */
function deletionOf({ id, version }: Readonly<Record<string, unknown>>): InputOf<'deleteTraveller'> | null {
  if (typeof id !== 'string') return null;
  return typeof version === 'number' ? { id, version } : { id };
}
const removal = {
  parse: deletionOf,
  subject: ({ id }: { id: string }) => id,
  replaces: true,
} as const;

/** Deletes a saved traveller, with documents and member cards. */
export const deletedTraveller = defineOutboxItem({
  ...removal,
  kind: 'deleted-traveller',
  call: 'deleteTraveller',
  hasForm: true,
  describe: ({ id }) => {
    const traveller = cachedTraveller(id);
    return {
      title: i18n._(msg`Delete a traveller`),
      text: traveller ? nameOf(traveller) : i18n._(msg`With documents and member cards`),
      to: TO,
    };
  },
  refresh: () => invalidate('travellers', 'memberCards', 'me'),
});

/** Deletes a member card. */
export const deletedCard = defineOutboxItem({
  ...removal,
  kind: 'deleted-card',
  call: 'deleteMemberCard',
  describe: () => ({
    title: i18n._(msg`Delete a member card`),
    text: i18n._(msg`The traveller was not deleted`),
    to: { path: '/travellers/cards' },
  }),
  refresh,
});
