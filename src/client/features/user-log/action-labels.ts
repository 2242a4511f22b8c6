import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What entries of the log say was done; the system's own steps are written with dashes. */
export const ACTION_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  openTraveller: msg`Numbers of a traveller shown`,
  createTraveller: msg`Traveller added`,
  updateTraveller: msg`Traveller changed`,
  deleteTraveller: msg`Traveller deleted`,
  importTravellers: msg`Travellers imported`,
  createMemberCard: msg`Member card added`,
  updateMemberCard: msg`Member card changed`,
  deleteMemberCard: msg`Member card deleted`,
  createFlightOrder: msg`Flight booked`,
  cancelFlightOrder: msg`Booking cancelled`,
  confirmFlightOrder: msg`Ticketing asked for`,
  payFlightOrder: msg`Booking paid`,
  addOrderRemark: msg`Remark added`,
  updateMe: msg`Own account changed`,
  saveUserConfig: msg`Own settings changed`,
  'close-order': msg`Booking closed, its deadline had passed`,
  'issue-order': msg`Tickets asked of the supplier`,
  'reimburse-order': msg`Money given back`,
  'settle-booking': msg`Outcome of a booking settled`,
  'abandon-booking': msg`Booking given up`,
};
