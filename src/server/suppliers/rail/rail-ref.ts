import { isIsoDate } from '../../../contract/dates.ts';
import { SEAT_CLASSES } from '../../../contract/train-terms.ts';
import type { RailSelection } from './rail-supplier.ts';

const FORM = /^([GDCZTK]\d{1,4})\.(\d{4}-\d{2}-\d{2})\.([A-Z]{3})\.([A-Z]{3})\.([a-zA-Z]{1,20})$/;

/** Serialises a class of an offer: `G1.2026-12-01.VNP.AOH.second`. */
export function writeRailRef({ trainNo, date, origin, destination, seatClass }: RailSelection): string {
  return [trainNo, date, origin, destination, seatClass].join('.');
}

/** Null if malformed. */
export function readRailRef(text: string): RailSelection | null {
  const [, trainNo = '', date = '', origin = '', destination = '', name] = FORM.exec(text) ?? [];
  const seatClass = SEAT_CLASSES.find((known) => known === name);
  return seatClass && isIsoDate(date) ? { trainNo, date, origin, destination, seatClass } : null;
}
