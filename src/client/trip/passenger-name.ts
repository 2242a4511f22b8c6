import type { Gender, PassengerType } from '../../contract/flight-terms.ts';

/** As airlines write it: `LI/MING MR`; children and infants are MSTR and MISS. */
export function airlineName(p: { surname: string; givenName: string; gender: Gender; type: PassengerType }): string {
  const grown = p.type === 'adult';
  const title = p.gender === 'male' ? (grown ? 'MR' : 'MSTR') : grown ? 'MS' : 'MISS';
  return `${p.surname}/${p.givenName} ${title}`;
}

/** A ticket number with its airline code set apart: `781-1234567890`. */
export function ticketText(number: string): string {
  return /^\d{13}$/.test(number) ? `${number.slice(0, 3)}-${number.slice(3)}` : number;
}

/** A ten-digit booking number in two groups, as it is read aloud. */
export function bookingText(id: string): string {
  return /^\d{10}$/.test(id) ? `${id.slice(0, 5)} ${id.slice(5)}` : id;
}
