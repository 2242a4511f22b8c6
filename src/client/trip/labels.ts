import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Cabin, TicketingSpeed } from '../../contract/flight-terms.ts';
import type { DocumentType, Gender, PassengerType } from '../../contract/passenger-terms.ts';

export const PASSENGER_TYPE_LABELS: Record<PassengerType, MessageDescriptor> = {
  adult: msg`Adult`,
  child: msg`Child`,
  infant: msg`Infant`,
};

export const GENDER_LABELS: Record<Gender, MessageDescriptor> = {
  male: msg`Male`,
  female: msg`Female`,
};

export const CABIN_LABELS: Record<Cabin, MessageDescriptor> = {
  economy: msg`Economy`,
  premium_economy: msg`Premium economy`,
  business: msg`Business`,
  premium_business: msg`Premium business`,
  first: msg`First`,
  premium_first: msg`Premium first`,
};

/** The ten travel documents of spec §3. */
/** Proper names, the same in every language. */
export const ALLIANCE_NAMES = { star: 'Star Alliance', oneworld: 'oneworld', skyteam: 'SkyTeam' } as const;

export const DOCUMENT_LABELS: Record<DocumentType, MessageDescriptor> = {
  passport: msg`Passport`,
  idcard: msg`Chinese ID card`,
  chinesePassport: msg`Chinese passport`,
  internationalityPassport: msg`Foreign passport`,
  tphm: msg`Home Return Permit (HK and Macao residents)`,
  eep: msg`Exit-entry permit to HK and Macao`,
  tptw: msg`Mainland travel permit for Taiwan residents`,
  ttpmr: msg`Taiwan travel permit for mainland residents`,
  fpridcard: msg`Foreigner’s permanent residence card`,
  rphmt: msg`Residence permit of HK, Macao and Taiwan residents`,
};

export const TICKETING_LABELS: Record<TicketingSpeed, MessageDescriptor> = {
  immediate: msg`Ticketed within 30 minutes`,
  preferred: msg`Ticketed within 60 minutes`,
  normal: msg`Ticketed within 2 hours`,
  website: msg`Ticketed on the airline’s site within 30 minutes`,
  special: msg`Ticketed within 48 hours`,
  special_24h_before: msg`Ticketed 24 hours before departure`,
  special_4h_before: msg`Ticketed 4 hours before departure`,
};
