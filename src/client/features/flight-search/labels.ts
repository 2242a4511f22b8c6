import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Alliance } from '../../../contract/dictionaries/types.ts';
import type { ExclusionReason } from '../../../contract/flight-search.ts';
import type { BookingType, TicketingSpeed } from '../../../contract/flight-terms.ts';
import type { Sort } from './engine/filters.ts';

export const TYPE_LABELS: Record<BookingType, MessageDescriptor> = {
  oneway: msg`One-way`,
  return: msg`Return`,
  multicity: msg`Multi-city`,
};

export const SORT_LABELS: Record<Sort, MessageDescriptor> = {
  price: msg({ message: 'Price', context: 'sort order' }),
  duration: msg({ message: 'Duration', context: 'sort order' }),
  departure: msg({ message: 'Departure', context: 'sort order' }),
  arrival: msg({ message: 'Arrival', context: 'sort order' }),
};

export const SPEED_LABELS: Record<TicketingSpeed, MessageDescriptor> = {
  immediate: msg`Immediate, 30 min`,
  preferred: msg`Preferred, 60 min`,
  normal: msg`Normal, 2 h`,
  website: msg`Airline website, 30 min`,
  special: msg`Special, 48 h`,
  special_24h_before: msg`Special, 24 h before departure`,
  special_4h_before: msg`Special, 4 h before departure`,
};

/** Proper names; the carriers outside the three are 'none'. */
export const ALLIANCE_LABELS: Record<Alliance | 'none', MessageDescriptor> = {
  star: msg`Star Alliance`,
  oneworld: msg`oneworld`,
  skyteam: msg`SkyTeam`,
  none: msg`No alliance`,
};

export const STOP_LABELS: Record<string, MessageDescriptor> = {
  '0': msg`Non-stop`,
  '1': msg`1 stop`,
  '2': msg`2 or more`,
};

export const BAG_LABELS: Record<string, MessageDescriptor> = {
  included: msg`Bag included`,
  two: msg`Two bags or more`,
  none: msg`Hand baggage only`,
};

export const RULE_LABELS: Record<string, MessageDescriptor> = {
  refundable: msg`Refundable`,
  free: msg`Refund without fee`,
  changeable: msg`Changeable`,
};

/** Omitted fares, by why the company may not buy them. */
export const LEFT_OUT_LABELS: Record<ExclusionReason, MessageDescriptor> = {
  mainland: msg`Inside mainland China`,
  airline: msg`By airlines that are not open to your company`,
  baggage: msg`Without a free checked bag`,
  fareBasis: msg`Without a fare basis`,
};
