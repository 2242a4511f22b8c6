import type { IsoDate } from '../../contract/dates.ts';
import { readIdCard } from './id-cards.ts';
import { type DocsRecord, type PassengerTextResult, resultOf } from './types.ts';

/** `7.SSR FOID CA HK1 NI110101199003070011/P1`, `SR FOID CA HK1-PPE12345678`, `3FOID/NI…-1.1`: one document as form of identification. */
const FOID =
  /^[ \t]{0,8}(?:\d{1,3}[. ][ \t]{0,4})?(?:SSR|SR|[34])?[ :]?FOID(?![A-Z])[ /]{0,4}(?<airline>[A-Z0-9]{2}(?=[ /]{1,4}(?:HK|KK|NN|SS|HN)|[ /]{0,4}$))?[ /]{0,4}(?:(?:HK|KK|NN|SS|HN)\d{0,2})?[ /-]{1,6}(?<kind>NI|PP|ID)[ /]?(?<number>[A-Z0-9]{5,20}?)(?:[/-](?<ref>P\d{1,3}|\d{1,2}\.\d{1,2}))?(?:\/S[\d,-]{1,12})?[ \t]*$/;
const CHINESE_PASSPORT = /^(?:E[A-HJ-NP-Z]?\d{7,8}|G\d{8})$/;

/** Whether a line in capitals is a FOID element, readable or not. */
export function isFoid(line: string): boolean {
  return /^[ \t]{0,8}(?:\d{1,3}[. ][ \t]{0,4})?(?:SSR|SR|[34])?[ :]?FOID(?![A-Z])/.test(line);
}

/** Parses a FOID element: it has a document number and, for a Chinese card, the data encoded in it, but no name. */
export function readFoid(line: string, today: IsoDate): PassengerTextResult {
  const { airline = null, kind, number, ref = null } = FOID.exec(line)?.groups ?? {};
  if (number === undefined) return resultOf(null, ['format']);
  const isCard = kind !== 'PP' && /^\d{14,}[\dX]$/.test(number);
  const card = isCard ? readIdCard(number, today) : null;
  const isPassport = kind === 'PP' || CHINESE_PASSPORT.test(number);
  const record: DocsRecord = {
    airline,
    documentType: isCard ? 'I' : isPassport ? 'P' : null,
    issuingCountry: isCard ? 'CHN' : null,
    number,
    nationality: isCard ? 'CHN' : null,
    birthDate: card?.birthDate ?? null,
    gender: card?.gender ?? null,
    infant: false,
    expiryDate: null,
    surname: null,
    givenNames: [],
    title: null,
    primaryHolder: false,
    passengerRef: ref,
  };
  return resultOf(record, card?.errors ?? (/\d/.test(number) ? [] : ['number']));
}
