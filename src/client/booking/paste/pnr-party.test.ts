import { describe, expect, it } from 'vitest';
import { parsePnr } from '../../../parsing/pnr/parse-pnr.ts';
import { emptyParty } from '../party-values.ts';
import { fillPassengers } from './fill-passengers.ts';
import { openNames, picksOfParty } from './pnr-party.ts';

const TODAY = '2026-11-20';
const ACCEPTED = ['passport', 'idcard'] as const;

function filled(text: string) {
  const { passengers } = parsePnr(text, TODAY);
  const of = (type: string) => passengers.filter((one) => one.type === type).length;
  const counts = { adult: of('ADT'), child: of('CHD'), infant: of('INF') };
  const values = emptyParty(counts, ACCEPTED, { name: '', email: '', areaCode: '', phone: '' });
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

  it('of the same name take each their own document, by number, else by date of birth', () => {
    const names = `RP/HKG1A2345/HKG1A2345            AA/GS  18NOV26/0833Z   LOCATR
  1.LI/NA MS   2.LI/NA MS
  3  CX 400 Y 10DEC 4 HKGTPE HK2       1  0900 1045  333 E 0 M`;
    const docs = (number: string, born: string, ref: string) =>
      `\nSSR DOCS CX HK1 P/CHN/${number}/CHN/${born}/F/01JAN31/LI/NA${ref}`;
    const own = [
      { birthday: '1980-01-01', document: { number: 'E11111111' } },
      { birthday: '1990-01-01', document: { number: 'E22222222' } },
    ];
    const second = docs('E22222222', '01JAN90', '/P2');
    expect(filled(names + second + docs('E11111111', '01JAN80', '/P1'))).toMatchObject(own);
    expect(filled(names + second)).toMatchObject([{ birthday: '', document: { number: '' } }, own[1]]);
    expect(filled(names + docs('E22222222', '01JAN90', ''))).toMatchObject([
      { surname: 'LI', birthday: '', document: { number: '' } },
      { surname: 'LI', birthday: '', document: { number: '' } },
    ]);
    const children = names.replaceAll('NA MS', 'NA(CHD/04APR18)').replace('04APR18', '05MAY20');
    const dated = docs('E44444444', '04APR18', '') + docs('E55555555', '05MAY20', '');
    expect(filled(children + dated)).toMatchObject([
      { birthday: '2020-05-05', document: { number: 'E55555555' } },
      { birthday: '2018-04-04', document: { number: 'E44444444' } },
    ]);
  });

  it('whose name ends like a title have it as their document spells it, with the document', () => {
    const text = (sex: string) => `RP/HKG1A2345/HKG1A2345            AA/GS  18NOV26/0833Z   LOCATR
  1.BROWN/WILLIAMS
  2  CX 400 Y 10DEC 4 HKGTPE HK1       1  0900 1045  333 E 0 M
  3 SSR DOCS CX HK1 P/GBR/123456789/GBR/12MAY80/${sex}/01JAN31/BROWN/WILLIAMS/P1`;
    for (const [sex, gender] of [
      ['M', 'male'],
      ['F', 'female'],
    ] as const)
      expect(filled(text(sex))).toMatchObject([
        { surname: 'BROWN', givenName: 'WILLIAMS', gender, document: { number: '123456789' } },
      ]);
  });

  it('whose name may end in a title are asked for it, both ways', () => {
    const text = `RP/HKG1A2345/HKG1A2345            AA/GS  18NOV26/0833Z   LOCATR
  1.LI/NA MS   2.BROWN/ADAMS
  3  CX 400 Y 10DEC 4 HKGTPE HK2       1  0900 1045  333 E 0 M`;
    expect(filled(text)).toMatchObject([
      { surname: 'LI', givenName: 'NA' },
      { surname: 'BROWN', givenName: '', gender: '' },
    ]);
    const { passengers } = parsePnr(text, TODAY);
    const contact = { name: '', email: '', areaCode: '', phone: '' };
    const form = emptyParty({ adult: 2, child: 0, infant: 0 }, ACCEPTED, contact);
    expect(openNames({ flights: '', passengers, text }, form)).toEqual([
      {
        target: 1,
        readings: [
          { surname: 'BROWN', givenName: 'ADAMS' },
          { surname: 'BROWN', givenName: 'ADA', title: 'MS' },
        ],
      },
    ]);
  });
});
