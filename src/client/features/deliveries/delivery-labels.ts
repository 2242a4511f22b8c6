import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TagColour } from '../../../contract/order-moves.ts';
import type { OutgoingNotice } from '../../../contract/outgoing-notices.ts';
import type { OutgoingFault, OutgoingKind, OutgoingState } from '../../../contract/outgoing-terms.ts';
import { labelOf } from '../../ui/label-of.ts';

export const STATE_LABELS: Record<OutgoingState, MessageDescriptor> = {
  waiting: msg`Being sent`,
  delivered: msg`Delivered`,
  failed: msg`Not delivered`,
};

export const STATE_COLOURS: Record<OutgoingState, TagColour> = {
  waiting: 'warning',
  delivered: 'success',
  failed: 'error',
};

export const KIND_LABELS: Record<OutgoingKind, MessageDescriptor> = {
  order: msg`Status of a booking`,
  flightChange: msg`Change by the airline`,
};

const FAULT_LABELS: Record<OutgoingFault, MessageDescriptor> = {
  noUrl: msg`No address is set`,
  noKey: msg`There is no API key to sign with`,
  refusedAddress: msg`The address is not public`,
  unknownHost: msg`The host is not known`,
  timeout: msg`No answer in time`,
  unreachable: msg`No connection`,
};

/** The last attempt's result: the response status, or why there was none. */
export function answerLabel({ status, fault }: NonNullable<OutgoingNotice['last']>): MessageDescriptor | string {
  return fault ? labelOf(FAULT_LABELS, fault) : `HTTP ${status}`;
}
