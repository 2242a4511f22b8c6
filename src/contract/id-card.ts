import { isIsoDate } from './dates.ts';
import type { Gender } from './passenger-terms.ts';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK = '10X98765432';

/** Whether a text is a Chinese resident identity number: 18 characters, a real birth date, ISO 7064 MOD 11-2 check (GB 11643). */
export function isIdCardNumber(text: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text)) return false;
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(text[i]), 0);
  return CHECK[sum % 11] === text[17] && isIsoDate(birthdayOfIdCard(text));
}

/** The birth date in an identity number as yyyy-MM-dd (not checked). */
export function birthdayOfIdCard(text: string): string {
  return `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`;
}

/** The gender in an identity number: the digit before the check digit is odd for men (not checked). */
export function genderOfIdCard(text: string): Gender {
  return Number(text[16]) % 2 === 1 ? 'male' : 'female';
}
