import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ClientMarkup, isClientMarkup } from '../../../../contract/client-price.ts';
import { MAX_NICKNAME } from '../../../../contract/limits.ts';
import { toDecimal } from '../../../../contract/money.ts';
import type { Me } from '../../../../contract/session.ts';
import type { UserConfigInput, UserConfigKey } from '../../../../contract/user-config.ts';
import { refreshMe } from '../../../api/fresh-me.ts';
import { invalidate } from '../../../api/queries.ts';
import { session } from '../../../api/session.ts';
import { cachedTraveller } from '../../../trip/cached-traveller.ts';
import { defineOutboxItem } from '../outbox-kind.ts';

const TO = { path: '/profile' } as const;

async function takeMe(answer: Me | null): Promise<void> {
  if (answer) session.refresh(answer);
  else await refreshMe();
}

/** Where an unsaved name is stored. */
export const NAME_PLACE = 'own-name';

/** Where an unsaved markup is stored. */
export const MARKUP_PLACE = 'own-markup';

/** Where an unsaved area code is stored. */
export const AREA_CODE_PLACE = 'own-area-code';

/** Where an unsaved contact phone is stored. */
export const CONTACT_PHONE_PLACE = 'own-contact-phone';

/** The name by which colleagues see the user. */
export const ownName = defineOutboxItem({
  kind: 'own-name',
  call: 'updateMe',
  parse: ({ nickname }) => (typeof nickname === 'string' ? { nickname } : null),
  subject: () => 'nickname',
  replaces: true,
  describe: ({ nickname }) => ({ title: i18n._(msg`Your name`), text: nickname ?? '', to: TO }),
  refresh: (_, answer) => takeMe(answer),
  text: {
    maxLength: MAX_NICKNAME,
    read: ({ nickname }) => String(nickname),
    place: () => NAME_PLACE,
    write: (input, nickname) => ({ ...input, nickname }),
  },
});

const TITLES = {
  cities: msg`Favourite cities`,
  countries: msg`Favourite countries`,
  passengers: msg`Frequent travellers`,
  defaultRegion: msg`Default area code`,
  contactPhone: msg`Contact phone`,
  dateFormat: msg`Date format`,
  clientMarkup: msg`Your markup`,
} as const satisfies Record<UserConfigKey, unknown>;

function isConfigKey(key: unknown): key is UserConfigKey {
  return typeof key === 'string' && Object.hasOwn(TITLES, key);
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The names behind a choice; ids mean nothing to users. */
function textOf(key: UserConfigKey, value: UserConfigInput['value']): string {
  if (typeof value === 'string') return value || i18n._(msg`None`);
  if (!Array.isArray(value)) return markupText(value);
  if (value.length === 0) return i18n._(msg`None`);
  if (key !== 'passengers') return value.join(', ');
  const people = value.map((id) => cachedTraveller(id));
  const names = people.flatMap((one) => (one ? `${one.surname} ${one.givenName}` : []));
  return [...names, ...(names.length < people.length ? ['…'] : [])].join(', ');
}

/** `5.5 %`, `CNY 50.00`. */
function markupText({ unit, value, currency }: ClientMarkup): string {
  return unit === 'percent' ? `${value / 100} %` : `${currency} ${toDecimal({ amount: value, currency })}`;
}

/** One part of the user's favourites and display choices. */
export const ownConfig = defineOutboxItem({
  kind: 'own-config',
  call: 'saveUserConfig',
  parse: ({ key, value, before }) =>
    isConfigKey(key) && (typeof value === 'string' || isTexts(value) || isClientMarkup(value))
      ? { key, value, ...(isTexts(before) ? { before } : {}) }
      : null,
  subject: ({ key }) => key,
  replaces: true,
  describe: ({ key, value }) => ({
    title: i18n._(TITLES[key]),
    text: textOf(key, value),
    to: key === 'clientMarkup' ? { path: '/flight/booking' } : TO,
  }),
  refresh: async ({ key }, answer) => {
    await takeMe(answer);
    if (key === 'passengers') await invalidate('travellers');
  },
});
