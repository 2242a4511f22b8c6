import { describe, expect, it } from 'vitest';
import { parsePnr } from '../../../../contract/parsing/pnr/parse-pnr.ts';
import { emptyBooking } from '../booking-values.ts';
import { fillPassengers } from './fill-passengers.ts';
import { picksOfParty } from './pnr-party.ts';

const TODAY = '2026-11-20';
const ACCEPTED = ['passport', 'idcard'] as const;

function filled(text: string) {
  const { passengers } = parsePnr(text, TODAY);
  const of = (type: string) => passengers.filter((one) => one.type === type).length;
  const counts = { adult: of('ADT'), child: of('CHD'), infant: of('INF') };
  const values = emptyBooking(
    counts,
    { documentTypes: [...ACCEPTED] },
    { name: '', email: '', areaCode: '', phone: '' },
  );
  const form = { passengers: values.passengers, accepted: ACCEPTED, today: TODAY };
  return fillPassengers(values, picksOfParty({ flights: '', passengers, text }, form)).values.passengers;
}

describe('a reservation’s passengers', () => {
  it('are filled in with their documents, each under its type', () => {
    const text = `RP/HKG1A2345/HKG1A2345            AA/GS  18NOV26/0833Z   LOCATR
  1.ZHANG/SAN MR   2.LI/MEI LING MS(INFZHANG/BAO/03JAN26)   3.ZHANG/XIAO MSTR(CHD/04APR20)
  4  CX 400 Y 10DEC 4 HKGTPE HK3       1  0900 1045  333 E 0 M
  5 SSR DOCS CX HK1 P/CHN/E22345678/CHN/01FEB82/F/01JAN31/LI/MEI LING/P2`;
    expect(filled(text)).toMatchObject([
      { type: 'adult', surname: 'ZHANG', givenName: 'SAN', gender: 'male', birthday: '', document: { number: '' } },
      {
        surname: 'LI',
        givenName: 'MEI LING',
        gender: 'female',
        birthday: '1982-02-01',
        nationality: 'CN',
        document: { type: 'passport', number: 'E22345678', expiry: '2031-01-01' },
      },
      { type: 'child', surname: 'ZHANG', givenName: 'XIAO', gender: 'male', birthday: '2020-04-04' },
      { type: 'infant', surname: 'ZHANG', givenName: 'BAO', birthday: '2026-01-03' },
    ]);
  });

  it('with a Chinese name take the Latin one of their document, by number', () => {
    const text = ` 1.谷一鸣 2.王芳 JMJXYQ
 3.  ZH1605 Y   SU10JAN  PEKDLC HK2   1025 1155
 4.SSR DOCS ZH HK1 P/CN/E32345678/CN/01FEB82/F/01JAN31/WANG/FANG/P2`;
    expect(filled(text)).toMatchObject([
      { surname: '', document: { number: '' } },
      { surname: 'WANG', givenName: 'FANG', document: { number: 'E32345678' } },
    ]);
  });

  it('take the identity card of their identification line, by number, unless a document with a name is there', () => {
    const text = ` 1.LI/SI 2.王芳 JMJXYQ
 3.  ZH1605 Y   SU10JAN  PEKDLC HK2   1025 1155
 4.SSR FOID ZH HK1 NI110101199003070011/P1
 5.SSR FOID ZH HK1 NI310101198512243526/P2
 6.SSR DOCS ZH HK1 P/CN/E32345678/CN/24DEC85/F/01JAN31/WANG/FANG/P2`;
    expect(filled(text)).toMatchObject([
      {
        surname: 'LI',
        givenName: 'SI',
        gender: 'male',
        birthday: '1990-03-07',
        document: { type: 'idcard', number: '110101199003070011' },
      },
      { surname: 'WANG', givenName: 'FANG', document: { type: 'passport', number: 'E32345678' } },
    ]);
  });
});
