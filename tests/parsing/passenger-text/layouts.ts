import type { PassengerTextCase } from './told.ts';

/** The same details laid out as people do: spread, starred, bracketed, listed, with dashes between or a line each. */
export const LAYOUTS: readonly PassengerTextCase[] = [
  // Blank lines behind every line, wide gaps, and ornaments around.
  [
    'Passenger:SMITH/JOHN\n\nSex:M\n\nDate of birth:2020年8月16日\n\nNat:TWN\n\nPPT:331315423\n\nExpiry:2036年3月7日',
    'P 331315423 TWN 2020-08-16 M 2036-03-07 SMITH/JOHN',
  ],
  [
    'Surname:   FRANCE\nFirst   name:   ANATOLE\nGender:   Male\nDate   of   birth:   25MAR72\nPPT:   12AB65578\nValid   until:   01SEP32',
    'P 12AB65578 - 1972-03-25 M 2032-09-01 FRANCE/ANATOLE',
  ],
  ['刘德华   510107   19580822   5628', 'I 510107195808225628 刘德华 1958-08-22 F'],
  [
    '4.   NGUYEN/VAN   A   男   2003.11.14   护照   589344281   2032.01.11',
    'P 589344281 - 2003-11-14 M 2032-01-11 NGUYEN/VAN_A',
  ],
  [
    '【12.SSR DOCS CA HK1 P/USA/378953367/USA/13NOV88/M/14FEB29/IVANOVA/OLGA/P2】。',
    'P 378953367 USA 1988-11-13 M 2029-02-14 IVANOVA/OLGA air=CA iss=USA ref=P2',
  ],
  ['*P/FRA/12AB67425/FRA/04OCT03/M/11FEB33/MARCH/JUNE*', 'P 12AB67425 FRA 2003-10-04 M 2033-02-11 MARCH/JUNE iss=FRA'],
  [
    '【护照号 | 姓名 | 出生日期 | 有效期 | 性别 | 国籍\nC2952526 | KIM/MINHO | 04SEP2003 | 29AUG2033 | 男 | VNM】',
    'P C2952526 VNM 2003-09-04 M 2033-08-29 KIM/MINHO',
  ],
  [
    '- 姓名 | 性别 | 出生日期 | 护照号\n- LIU/DEHUA | 女 | 24APR1961 | 12AB93461\n- DE   LA   CRUZ/JUAN | 男 | 08JUN1957 | C01X00T81',
    'P 12AB93461 - 1961-04-24 F - LIU/DEHUA',
    'P C01X00T81 - 1957-06-08 M - DE_LA_CRUZ/JUAN',
  ],
  // Names that are countries, and labels without anything between.
  ['MA LI；护照 K7088709E；生日：03FEB1999；男', 'P K7088709E - 1999-02-03 M - MA/LI'],
  ['JORDAN, MICHAEL - Female - 护照 TK7007484', 'P TK7007484 - - F - JORDAN/MICHAEL'],
  ['名:MICHAEL\n英文姓:JORDAN\n护照号:E10515600', 'P E10515600 - - - - JORDAN/MICHAEL'],
  ['CHINA, ZHANG/SAN, M, 护照 E12345678', 'P E12345678 CHN - M - ZHANG/SAN'],
  ['英文名=NANA, 英文姓=OUYANG, 性别=女, 护照号=348095861', 'P 348095861 - - F - OUYANG/NANA'],
  [
    'First name John Last name Smith Gender Male DOB 1976-07-04 Passport 512345678 Expiry 2031-08-15 Country GBR',
    'P 512345678 GBR 1976-07-04 M 2031-08-15 SMITH/JOHN',
  ],
  ['Given names: MIN Last name: WANG Gender: M PPT: PA7262404', 'P PA7262404 - - M - WANG/MIN'],
  ['护照:PA1955639, DE LA CRUZ, JUAN, 出生01MAR96, 男性', 'P PA1955639 - 1996-03-01 M - DE_LA_CRUZ/JUAN'],
  ['DE LA CRUZ/JUAN / 男 / 20110520 / PP 12AB22992', 'P 12AB22992 - 2011-05-20 M - DE_LA_CRUZ/JUAN'],
  ['MR SMITH JOHN passport 512345678', 'P 512345678 - - M - SMITH/JOHN title=MR !name'],
  ['Nguyễn Thị Lan, nữ, 护照 C1234567', 'P C1234567 - - F - NGUYEN/THI/LAN !name'],
  ['NGUYEN VAN A nam 1990-05-01 hộ chiếu C1234567', 'P C1234567 - 1990-05-01 M - NGUYEN/VAN/A'],
  ['Họ tên: TRAN VAN NAM\nGiới tính: Nam\nHộ chiếu: C1234567', 'P C1234567 - - M - TRAN/VAN/NAM'],
  // Two dates: labels behind one and before the other, dashes between, expiry first.
  [
    'li/xiaoyan\tpp ej3753759\t2033-10-5\t生日：1965-12-12\tfemale\tchinese',
    'P EJ3753759 CHN 1965-12-12 F 2033-10-05 LI/XIAOYAN',
  ],
  [
    'FENG AI - PP TK7339764 - 11-Jan-2029 - 31-Jan-1969 - 男性 - JPN',
    'P TK7339764 JPN 1969-01-31 M 2029-01-11 FENG/AI',
  ],
  ['SUN LI - 护照 PA5312151 - 25FEB28 - 15MAR06 - Female', 'P PA5312151 - 2006-03-15 F 2028-02-25 SUN/LI'],
  ['ZHANG/SAN 男 1990-05-01 - 2030-01-01 E12345678', 'P E12345678 - 1990-05-01 M 2030-01-01 ZHANG/SAN'],
  [
    'ZHANG/SAN 男 1990-05-01 护照E12345678 有效期2020.01.02-2030.01.01',
    'P E12345678 - 1990-05-01 M 2030-01-01 ZHANG/SAN',
  ],
  ['ZHANG/XIAO 男 2018-01-02 - 2028-01-01 护照E12345678', 'P E12345678 - - M 2028-01-01 ZHANG/XIAO !birth-date'],
  ['ZHANG/SAN M 22MAR48 护照 EA8334731 18APR31', 'P EA8334731 - 1948-03-22 M 2031-04-18 ZHANG/SAN'],
  ['ZHANG/SAN 男 1990-13-01 护照 E12345678 2030-01-01', 'P E12345678 - - M 2030-01-01 ZHANG/SAN !birth-date'],
  ['ZHANG/SAN 男 900501 护照 E12345678 300101', 'P E12345678 - - M - ZHANG/SAN !birth-date !expiry-date'],
  ['1990-05-01出生 2030-01-01到期 护照 E12345678 ZHANG/SAN', 'P E12345678 - 1990-05-01 - 2030-01-01 ZHANG/SAN'],
  ['passport TK3016343 HE/WEI DOB 1945.01.25 Male 2035.04.29 日本', 'P TK3016343 JPN 1945-01-25 M 2035-04-29 HE/WEI'],
  ['WANG/MIN\n护照 K5020980E\n18FEB36\nDOB 1994/01/18\nF', 'P K5020980E - 1994-01-18 F 2036-02-18 WANG/MIN'],
  // What stands beside the details.
  ['ZHANG/SAN 男 护照 E12345678 备注：无', 'P E12345678 - - M - ZHANG/SAN'],
  ['ZHANG/SAN M PPT E12345678 Remarks: needs wheelchair', 'P E12345678 - - M - ZHANG/SAN', 'nothing !format'],
  ['LI/SI F PPT E12345679\nEmail: a.b@example.com', 'P E12345679 - - F - LI/SI'],
  [
    'Name\tSex\tPPT\tMeal\nZHANG/SAN\tM\tE12345678\tVGML\nLI/SI\tF\tE12345679\tKSML',
    'P E12345678 - - M - ZHANG/SAN',
    'nothing !format',
    'P E12345679 - - F - LI/SI',
  ],
  [
    '成人1 ZHANG/SAN 男 1990-05-01 E12345678 2030-01-01 婴儿1 ZHANG/BAO 女 2026-05-01 E22345678 2031-01-01',
    'P E12345678 - 1990-05-01 M 2030-01-01 ZHANG/SAN',
    'P E22345678 - 2026-05-01 F 2031-01-01 ZHANG/BAO infant',
  ],
  // Words and codes around a whole name.
  ['李小明 LI/XIAOMING，护照E12345678，85.7.12，有效期29.3.4', 'P E12345678 - 1985-07-12 - 2029-03-04 LI/XIAOMING'],
  ['LI/XIAOMING 12JUL1985 E12345678/04MAR2029 M CN', 'P E12345678 CHN 1985-07-12 M 2029-03-04 LI/XIAOMING'],
  ['LI/SI M PP 512345678 EXP 15AUG31 ISSUED USA', 'P 512345678 - - M 2031-08-15 LI/SI iss=USA'],
  ['Hello, passenger info: SMITH/JOHN, male, US passport 512345678. Thanks!', 'P 512345678 USA - M - SMITH/JOHN'],
  ['KIM/MINHO MR 남 1990년 5월 1일 여권 M12345678', 'P M12345678 - 1990-05-01 M - KIM/MINHO title=MR'],
  ['YAMADA/HANAKO 女性 1985/04/05 パスポート TK1234567', 'P TK1234567 - 1985-04-05 F - YAMADA/HANAKO'],
  [
    'Name ZHANG SAN Sex M Passport No E12345678 Nationality CHINESE Place of birth BEIJING',
    'P E12345678 CHN - M - ZHANG/SAN',
  ],
  ['ZHANG/SAN MR PPT E12345678 CN EXP 01JAN30 FF CA 001234567890', 'P E12345678 CHN - M 2030-01-01 ZHANG/SAN title=MR'],
  ['Al-Rashid/Mohammed M 1980-01-01 SAU passport A12345678', 'P A12345678 SAU 1980-01-01 M - AL_RASHID/MOHAMMED'],
  ['MULLER/ANNA F 19800101 DE passport C01X00T47', 'P C01X00T47 DEU 1980-01-01 F - MULLER/ANNA'],
];
