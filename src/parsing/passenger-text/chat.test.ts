import { describe, expect, it } from 'vitest';
import { mrzCheckDigit } from './mrz-text.ts';
import { parsePassengerText } from './parse-passenger-text.ts';
import type { PassengerTextResult } from './types.ts';

const TODAY = '2026-11-20';

function one(text: string): PassengerTextResult {
  const answer = parsePassengerText(text, TODAY);
  if ('length' in answer) throw new Error(`${answer.length} results: ${JSON.stringify(answer)}`);
  return answer;
}

/** `type number nationality birth gender expiry SURNAME/GIVEN`, `-` for null, then faults. */
function told({ record, errors }: PassengerTextResult): string {
  const faults = errors.map((error) => `!${error}`);
  if (!record) return ['nothing', ...faults].join(' ');
  if (!('surname' in record)) {
    const { documentType, number, name, birthDate, gender } = record;
    return [documentType, number, name ?? '-', birthDate ?? '-', gender ?? '-', ...faults].join(' ');
  }
  const { documentType, number, nationality, birthDate, gender, expiryDate, surname, givenNames } = record;
  const fields = [documentType, number, nationality, birthDate, gender, expiryDate].map((value) => value ?? '-');
  return [...fields, [surname ?? '-', ...givenNames].join('/').replaceAll(' ', '_'), ...faults].join(' ');
}

const ZHANG = 'P E12345678 - 1990-05-01 M 2030-01-01 ZHANG/SAN';
const ZHANG_CN = 'P E12345678 CHN 1990-05-01 M 2030-01-01 ZHANG/SAN';

describe('a chat line', () => {
  it.each([
    ['ZHANG SAN 男 1990-05-01 护照 E12345678 2030-01-01', ZHANG],
    ['zhang san 男 1990/5/1 护照 e12345678 2030/1/1', ZHANG],
    ['2030-01-01 E12345678 护照 1990-05-01 男 ZHANG SAN', ZHANG],
    ['ZHANG/SAN M 01MAY90 E12345678 01JAN30', ZHANG],
    ['1. ZHANG/SAN MR 1990.05.01 E12345678 exp 2030.01.01', ZHANG],
    ['• ZHANG SAN，男，1990年5月1日，护照号：E12345678，有效期至2030年1月1日', ZHANG],
    ['（1）ZHANG SAN；男；生日19900501；护照E12345678；有效期20300101', ZHANG],
    ['ＺＨＡＮＧ　ＳＡＮ　男　１９９０－０５－０１　护照　Ｅ１２３４５６７８　２０３０－０１－０１', ZHANG],
    ['ZHANG SAN\tM\tCHN\t1990-05-01\tE12345678\t2030-01-01', ZHANG_CN],
    ['ZHANG, SAN, M, CN, 1 May 1990, E12345678, 1 Jan 2030', ZHANG_CN],
    ['ZHANG|SAN|MALE|CHINESE|1990-05-01|E12345678|2030-01-01', ZHANG_CN],
    ['张三 ZHANG SAN 男 中国 1990-05-01 E12345678 2030-01-01', ZHANG_CN],
    ['張三 ZHANG SAN 男 中國籍 出生日期 1990-05-01 護照號碼 E12345678 效期 2030-01-01', ZHANG_CN],
    ['Mr. Zhang San, passport E12345678, born 1 May 1990, expires 1 Jan 2030, Chinese', ZHANG_CN],
    ['Name: Zhang San / Sex: M / DOB: May 1, 1990 / Passport No.: E12345678 / Expiry: Jan 1, 2030', ZHANG],
    ['> ZHANG SAN 先生 1990-05-01出生 护照E12345678 2030-01-01到期', ZHANG],
    ['[2026/11/19 18:02] 小王: ZHANG SAN 男 1990-05-01 护照 E12345678 2030-01-01', ZHANG],
    ['*ZHANG SAN* 男 1990-05-01 护照 E12345678 2030-01-01 手机13800138000', ZHANG],
    ['ZHANG SAN 男 1990-05-01 E12345678 有效期2020-01-02至2030-01-01', ZHANG],
    ['ZHANG SAN 男 1990-05-01 E12345678 签发日期2020-01-02 有效期至2030-01-01', ZHANG],
    ['ZHANG SAN 男 1990-05-01 2020-01-02 2030-01-01 E12345678', ZHANG],
    ['ZHANG SAN 男 民国79年5月1日 护照 E12345678 2030-01-01', ZHANG],
    ['San ZHANG M 1990-05-01 passport E12345678 2030-01-01', ZHANG],
    [
      'John SMITH M 12 Jul 1980 passport 123456789 British 23 Aug 2029',
      'P 123456789 GBR 1980-07-12 M 2029-08-23 SMITH/JOHN',
    ],
    [
      "O'BRIEN/MARY-JANE MISS 12JUL80 PB1234567 IRL 2030-05-05",
      '- PB1234567 IRL 1980-07-12 F 2030-05-05 OBRIEN/MARY_JANE',
    ],
    [
      'NGUYEN VAN AN M 25/12/1990 passport B1234567 VNM 31/01/2030',
      'P B1234567 VNM 1990-12-25 M 2030-01-31 NGUYEN/VAN/AN',
    ],
    ['KIM MIN JUN 1988-02-29 M12345678 South Korea 2031-07-07', '- M12345678 KOR 1988-02-29 - 2031-07-07 KIM/MIN/JUN'],
    ['LI NA, F, 1995-08-08', '- - - 1995-08-08 F - LI/NA'],
    // a code directly after the document number is its country, whatever it may be elsewhere
    ['John Smith male born 1990-01-02 passport K1234567 PAK', 'P K1234567 PAK 1990-01-02 M - SMITH/JOHN'],
    [
      'John Smith, M, 12 Jul 1980, passport AB123456, CAN, 23 Aug 2029',
      'P AB123456 CAN 1980-07-12 M 2029-08-23 SMITH/JOHN',
    ],
    ['ZHANG SAN 男 1990-05-01 E12345678 POL 2030-01-01', 'P E12345678 POL 1990-05-01 M 2030-01-01 ZHANG/SAN'],
    [
      'Hi, please book Mr John Smith, born 4 July 1980, passport 512345678 (USA) exp 01/01/2031',
      'P 512345678 USA 1980-07-04 M 2031-01-01 SMITH/JOHN',
    ],
    ['Hello, kindly add Ms Anna Lindgren, dob 4 July 1980', '- - - 1980-07-04 F - LINDGREN/ANNA'],
    ['LEE/TOM MSTR 05MAY17 K12345679 HKG 12DEC28', '- K12345679 HKG 2017-05-05 M 2028-12-12 LEE/TOM'],
    // invalid or incomplete dates are reported; their labels are no names
    ['ZHANG SAN dob 05/1990 ppt E12345678', 'P E12345678 - - - - ZHANG/SAN !birth-date'],
    ['ZHANG SAN M 1990-05-O1 E12345678 2030-01-01', 'P E12345678 - - M 2030-01-01 ZHANG/SAN !birth-date'],
    ['ZHANG SAN M ١٩٩٠-٠٥-٠١ E12345678', 'P E12345678 - - M - ZHANG/SAN !birth-date'],
    ['KIM/MINJUN MR 900512 M12345678 KOR', '- M12345678 KOR - M - KIM/MINJUN !birth-date'],
    // a card of Air China, not a Canadian
    ['ZHANG SAN 男 1990-05-01 E12345678 2030-01-01 CA 002123456789', ZHANG],
    ['OLD/BOB 05MAY30 K12345679 HKG 12DEC19', '- K12345679 HKG - - - OLD/BOB !birth-date !expiry-date'],
    ['WANG WU 女 1992-02-03 港澳通行证 C12345678 2029-09-09', 'eep C12345678 - 1992-02-03 F 2029-09-09 WANG/WU'],
    ['CHAN TAI MAN 回乡证 H12345678 1980年1月2日', 'tphm H12345678 - 1980-01-02 - - CHAN/TAI/MAN'],
    ['LIN YI CHUN 台胞证 12345678 1985-06-07 女', 'tptw 12345678 - 1985-06-07 F - LIN/YI/CHUN'],
    ['HE WEI 女 08NOV68', '- - - 1968-11-08 F - HE/WEI !name'],
    // surnames of several words stay together
    ['Maria de la Cruz, F, 12 May 1990', '- - - 1990-05-12 F - DE_LA_CRUZ/MARIA'],
    ['DE LA CRUZ MARIA JOSE F 12 May 1990', '- - - 1990-05-12 F - DE_LA_CRUZ/MARIA/JOSE'],
    ['Juan dela Cruz 1990-05-12', '- - - 1990-05-12 - - DELA_CRUZ/JUAN'],
    ['Anna van der Berg 1990-05-12', '- - - 1990-05-12 - - VAN_DER_BERG/ANNA'],
    ['Peter de Jong 1990-05-12', '- - - 1990-05-12 - - DE_JONG/PETER'],
    // … and syllables of a given name do not become one
    ['Zhang De Jiang 1990-05-12', '- - - 1990-05-12 - - ZHANG/DE/JIANG'],
    ['Nguyen Van Anh 1990-05-12', '- - - 1990-05-12 - - NGUYEN/VAN/ANH'],
    // given names first, where the words prove it
    ['DAVID WANG M 1990-05-01', '- - - 1990-05-01 M - WANG/DAVID'],
    ['John Smith 1990-05-12', '- - - 1990-05-12 - - SMITH/JOHN'],
    ['1.HUANG/YITAO  男 22NOV64', '- - - 1964-11-22 M - HUANG/YITAO'],
    [
      'Müller/Jürgen M 1970-01-02 passport C01X00T47 German 2031-03-04',
      'P C01X00T47 DEU 1970-01-02 M 2031-03-04 MUELLER/JUERGEN',
    ],
  ])('%s', (text, record) => {
    expect(told(one(text))).toBe(record);
  });
});

describe('what a chat line leaves open', () => {
  it.each([
    ['a birth date that reads two ways', 'ZHANG SAN M 05/06/1990 E12345678', '!birth-date'],
    ['a birth date that does not exist', 'LI NA F 1990-13-01 E12345678', '!birth-date'],
    ['two short years that fit either way', 'ZHANG SAN M 01JAN30 E12345678 05MAY28', '!birth-date !expiry-date'],
    ['two numbers', 'ZHANG SAN M 1990-05-01 E12345678 E87654321', '!number'],
    ['both sexes', 'ZHANG SAN 男 女 1990-05-01 E12345678', '!gender'],
    ['a title against the sex', 'ZHANG/SAN MRS 男 1990-05-01', '!gender'],
    ['an order of names that nothing tells', 'Mei Ling Wang, F, 12 May 1990, passport E12345678', '!name'],
    ['two names', 'ZHANG SAN, LI SI 1990-05-01 E12345678', '!name'],
    ['a name in Chinese only', '张三 1990-05-01 护照 E12345678', '!name'],
    ['an expired document', 'ZHANG SAN M 1990-05-01 E12345678 有效期 2020-01-01', '!expired'],
    ['an unknown country', 'ZHANG SAN M 1990-05-01 国籍 亚特兰蒂斯', '!country'],
    ['nothing to read', '???', '!format'],
    ['no passenger', 'hello world', '!format'],
  ])('%s is an error', (_, text, faults) => {
    expect(
      told(one(text))
        .split(' ')
        .filter((word) => word.startsWith('!'))
        .join(' '),
    ).toBe(faults);
  });

  it('a code behind the number is no country where it may be the surname of the only other word', () => {
    expect(one('Jihoon 1990-05-01 passport M12345678 PAK').record).toMatchObject({ nationality: null });
  });

  it('a name that only says that there is none is no name', () => {
    expect(told(one('P/GB/123456789/GB/12MAY80/M/01JAN31/UNKNOWN/JOHN'))).toMatch(/UNKNOWN\/JOHN !name$/);
    expect(told(one('UNKNOWN/JOHN male 1990-01-02 passport K1234567'))).toMatch(/ !name$/);
    expect(told(one('NULL/ANNA female 1990-01-02 passport K1234567'))).not.toContain('!name');
    expect(told(one('KHAN/NULL female 1990-01-02 passport K1234567'))).toContain('!name');
  });

  it('an ambiguous date fills nothing in', () => {
    expect(one('ZHANG SAN M 05/06/1990 E12345678').record).toMatchObject({ birthDate: null });
  });

  it('two passengers with one error each keep theirs', () => {
    const answer = parsePassengerText('ZHANG SAN M 05/06/1990\nLI SI 女 1990-05-01 E12345678', TODAY);
    expect(Array.isArray(answer) && answer.map(({ valid }) => valid)).toEqual([false, true]);
  });
});

describe('an identity-card line', () => {
  const CARD = 'I 110101199003078515 张三 1990-03-07 M';
  it.each([
    ['张三 110101199003078515', CARD],
    ['张三110101199003078515', CARD],
    ['110101199003078515 张三', CARD],
    ['姓名：张三 身份证号：110101199003078515', CARD],
    ['1、张三，男，110101199003078515', CARD],
    ['张三 110101 19900307 8515', CARD],
    ['張三 身分證 110101-19900307-8515', CARD.replace('张', '張')],
    ['成人 张三 １１０１０１１９９００３０７８５１５', CARD],
    ['李小梅 11010119900307803x', 'I 11010119900307803X 李小梅 1990-03-07 M'],
    ['阿卜杜拉·买买提 110101199003078515', 'I 110101199003078515 阿卜杜拉·买买提 1990-03-07 M'],
    ['张三 110101199003078516', 'I 110101199003078516 张三 1990-03-07 M !check-digit'],
    ['张三 110101199013078515', 'I 110101199013078515 张三 - M !birth-date'],
    ['张三 女 110101199003078515', `${CARD} !gender`],
    ['张三 1990-03-08 110101199003078515', `${CARD} !birth-date`],
    ['张三 身份证 11010119900307851', 'I 11010119900307851 张三 - - !number'],
    ['110101199003078515', 'I 110101199003078515 - 1990-03-07 M !name'],
  ])('%s', (text, record) => {
    expect(told(one(text))).toBe(record);
  });
});

describe('a machine-readable zone', () => {
  /** A passport's MRZ with valid check digits. */
  function zone(
    names = 'P<CHNZHANG<<SAN<FENG',
    number = 'E12345678',
    birth = '900501',
    expiry = '300101',
  ): [string, string] {
    const body = `${number}${mrzCheckDigit(number)}CHN${birth}${mrzCheckDigit(birth)}M${expiry}${mrzCheckDigit(expiry)}`;
    const second = `${body}${'<'.repeat(14)}<`;
    const composite = mrzCheckDigit(second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43));
    return [names.padEnd(44, '<'), second + composite];
  }
  const RECORD = 'P E12345678 CHN 1990-05-01 M 2030-01-01 ZHANG/SAN/FENG';
  const [first, second] = zone();

  it.each([
    ['as it is', `${first}\n${second}`],
    ['in small letters, with blanks', `${first.toLowerCase().replace(/(.{11})/g, '$1 ')}\n ${second}`],
    ['on one line', first + second],
    ['without the fillers at the end of the names', `${first.replace(/<+$/, '')}\n${second}`],
    ['quoted, with other fillers', `> ${first.replaceAll('<<', '«')}\n> ${second}`],
  ])('is read %s', (_, text) => {
    expect(told(one(text))).toBe(RECORD);
  });

  it('says a wrong check digit', () => {
    expect(told(one(`${first}\n${second.replace('E12345678', 'E12345679')}`))).toContain('!check-digit');
  });

  it('reads three lines of a card', () => {
    const top = `I<NLDSPECI2014${mrzCheckDigit('SPECI2014')}`.padEnd(30, '<');
    const middle = `650310${mrzCheckDigit('650310')}F340101${mrzCheckDigit('340101')}NLD`.padEnd(29, '<');
    const composite = mrzCheckDigit(top.slice(5) + middle.slice(0, 7) + middle.slice(8, 15) + middle.slice(18, 29));
    const text = [top, middle + composite, 'DE<BRUIJN<<WILLEKE'.padEnd(30, '<')].join('\n');
    expect(told(one(text))).toBe('I SPECI2014 NLD 1965-03-10 F 2034-01-01 DE_BRUIJN/WILLEKE');
  });
});

describe('several lines', () => {
  const list = (text: string) => [parsePassengerText(text, TODAY)].flat().map(told);

  it('of one form are one passenger', () => {
    const form =
      '姓名：张三\n拼音：ZHANG SAN\n性别：男\n国籍：中国\n出生日期：1990-05-01\n护照号码：E12345678\n有效期至：2030-01-01\n电话：13800138000';
    expect(list(form)).toEqual([ZHANG_CN]);
    const english =
      'Surname: ZHANG\nGiven names: SAN\nDate of birth: 1990-05-01\nSex: M\nPassport number: E12345678\nDate of expiry: 2030-01-01\nNationality: China';
    expect(list(english)).toEqual([ZHANG_CN]);
  });

  it('of two forms are two', () => {
    const form = (name: string) => `Name: ${name}\nSex: M\nDOB: 1990-05-01`;
    expect(list(`${form('ZHANG SAN')}\n\n${form('LI SI')}`)).toHaveLength(2);
    expect(list(`${form('ZHANG SAN')}\n${form('LI SI')}`)).toHaveLength(2);
  });

  it('keep their order, whatever their kinds', () => {
    const text =
      '您好，请出票：\n张三 110101199003078515\nSSR DOCS CA HK1 P/CN/E12345678/CN/01MAY90/M/01JAN30/ZHANG/SAN/P1\nLI NA, F, 1995-08-08\n谢谢！';
    expect(list(text)).toEqual(['I 110101199003078515 张三 1990-03-07 M', ZHANG_CN, '- - - 1995-08-08 F - LI/NA']);
  });

  it('tell the one that was not read', () => {
    expect(list('ZHANG SAN M 1990-05-01\n靠窗座位优先考虑\nLI NA F 1995-08-08')).toHaveLength(3);
  });

  it('of other service elements are no passengers', () => {
    const address = 'SSR DOCA CA HK1 D/USA/301 PARK AVE/NEW YORK/NY/10022/P1';
    expect(list(address)).toEqual(['nothing !format']);
    expect(list(` 12.SSR DOCO CA HK1 /V/17317323/LONDON GBR/14JUN26/USA/P1\nLI NA, F, 1995-08-08`)).toEqual([
      '- - - 1995-08-08 F - LI/NA',
    ]);
  });

  it('of mere courtesy are no passengers', () => {
    expect(list('旅客信息：\n1、张三 110101199003078515\n谢谢')).toEqual(['I 110101199003078515 张三 1990-03-07 M']);
  });

  it('of nothing are a format error', () => {
    expect(list('')).toEqual(['nothing !format']);
    expect(list('谢谢')).toEqual(['nothing !format']);
  });
});
