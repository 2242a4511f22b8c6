import { DEFAULTS } from '../../contract/limits.ts';
import type { Me } from '../../contract/session.ts';
import { showOwnConfig } from '../api/own-config.ts';
import { session } from '../api/session.ts';
import { ownConfig } from '../offline/outbox/kinds/own-account.ts';
import { queueChange } from '../offline/outbox/outbox-here.ts';
import { type ContactValues, toContact } from './party-values.ts';

/** The contact of a new booking: the agent, from their account; the phone they book with, else their own. */
export function ownContact(): ContactValues {
  const info = session.get()?.me.userInfo;
  return { name: info?.nickname || info?.username || '', email: info?.email ?? '', ...ownPhone(info) };
}

function ownPhone(info: Me['userInfo'] | undefined): Pick<ContactValues, 'areaCode' | 'phone'> {
  const { contactPhone = '', defaultRegion = '' } = info?.config ?? {};
  const region = defaultRegion || DEFAULTS.region;
  return contactPhone === '' && info?.mobile
    ? { areaCode: info.areaCode ?? region, phone: info.mobile }
    : { areaCode: region, phone: contactPhone };
}

/** Saves the phone of a first booking for later ones. A later booking's other phone changes nothing. */
export async function saveContactPhone(contact: ContactValues): Promise<void> {
  if (ownContact().phone !== '') return;
  const { areaCode, phone } = toContact(contact);
  showOwnConfig({ contactPhone: phone, defaultRegion: areaCode });
  await queueChange(ownConfig, { key: 'contactPhone', value: phone });
  await queueChange(ownConfig, { key: 'defaultRegion', value: areaCode });
}
