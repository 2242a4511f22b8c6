import type { PassengerTextCase } from './told.ts';

/** Tables with headings in any order, whole passport pages, several people and family words. */
export const FRESH_TABLES: readonly PassengerTextCase[] = [
  [
    '旅客姓名\t证件类型\t证件号码\t出生日期\t性别\t国籍\n张三\t身份证\t110101198803140052\t1988-03-14\t男\t中国\nSMITH/JOHN\t护照\t512345678\t1980-07-14\tM\tUSA',
    'I 110101198803140052 张三 1988-03-14 M',
    'P 512345678 USA 1980-07-14 M - SMITH/JOHN',
  ],
  [
    'Name\tGender\tDOB (DD/MM/YYYY)\tPassport\tExpiry (DD/MM/YYYY)\nSMITH/JOHN\tM\t05/06/1980\t512345678\t07/08/2030',
    'P 512345678 - 1980-06-05 M 2030-08-07 SMITH/JOHN',
  ],
  [
    'Last Name\tFirst Name\tMiddle Name\tPassport Number\tDate of Birth\tSex\nSmith\tJohn\tPaul\t512345678\t14-Jul-1980\tM',
    'P 512345678 - 1980-07-14 M - SMITH/JOHN/PAUL',
  ],
  ['姓\t名\t护照号\t生日\n王\t小明\tE12345678\t1990-01-01', 'P E12345678 - 1990-01-01 - - - !name'],
  [
    '英文姓\t英文名\t性别\t护照号\t护照有效期\t出生日期\nWANG\tXIAOMING\t男\tE12345678\t2030-01-01\t1990-01-01',
    'P E12345678 - 1990-01-01 M 2030-01-01 WANG/XIAOMING',
  ],
  [
    'No\tPassenger Name\tNationality\tPassport No\tDOB\tDOE\n1\tSMITH JOHN MR\tBritish\t512345678\t14JUL80\t14JUL30\n2\tSMITH JANE MRS\tBritish\t512345679\t15JUL82\t14JUL30',
    'P 512345678 GBR 1980-07-14 M 2030-07-14 SMITH/JOHN title=MR',
    'P 512345679 GBR 1982-07-15 F 2030-07-14 SMITH/JANE title=MRS',
  ],
  ['姓名，性别，身份证号\n张三，男，110101198803140052', 'I 110101198803140052 张三 1988-03-14 M'],
  [
    '姓名 性别 身份证号 手机\n张三 男 110101198803140052 13800138000\n李四 女 31010519920822104X 13900138000',
    'I 110101198803140052 张三 1988-03-14 M',
    'I 31010519920822104X 李四 1992-08-22 F',
  ],
  [
    'Title\tSurname\tGiven names\tDOB\tPassport\nMr\tSmith\tJohn\t14/07/1980\t512345678\nMrs\tSmith\tJane\t03/04/1982\t512345679',
    'P 512345678 - 1980-07-14 M - SMITH/JOHN title=MR',
    'P 512345679 - - F - SMITH/JANE title=MRS !birth-date',
  ],
  [
    'Surname;Name;Birth date;Passport;Expires\nROSSI;MARIO;14/07/1980;YA1234567;20/12/2030',
    'P YA1234567 - 1980-07-14 - 2030-12-20 ROSSI/MARIO',
  ],
  [
    '姓名\t护照号\t出生日期\t有效期\t备注\nZHAO/LEI\tEB7654321\t1987-11-30\t2032-04-18\t素食\nQIAN/LI\tEB7654322\t1989-01-31\t2032-04-18\t',
    'P EB7654321 - 1987-11-30 - 2032-04-18 ZHAO/LEI',
    'nothing !format',
    'P EB7654322 - 1989-01-31 - 2032-04-18 QIAN/LI',
  ],
  ['出生日期\t姓名\t护照号\n33000\tZHAO/LEI\tEB7654321', 'P EB7654321 - - - - ZHAO/LEI !birth-date'],
  [
    '护照号\t姓名\t舱位\t出生日期\nEB7654321\tZHAO/LEI\t经济舱\t1987-11-30',
    'P EB7654321 - 1987-11-30 - - ZHAO/LEI',
    'nothing !format',
  ],
  [
    'PASSPORT NUMBER: 512345678 SURNAME: SMITH GIVEN NAME: JOHN NATIONALITY: BRITISH CITIZEN DATE OF BIRTH: 14 JUL /JUIL 80 SEX: M PLACE OF BIRTH: LONDON DATE OF ISSUE: 20 DEC /DEC 20 DATE OF EXPIRY: 20 DEC /DEC 30',
    'P 512345678 GBR 1980-07-14 M 2030-12-20 SMITH/JOHN',
  ],
  [
    '客人信息如下：\n1. 姓名：张三（ZHANG/SAN）\n   护照：E12345678\n   生日：1990-05-01\n   有效期：2030-01-01\n2. 姓名：李四（LI/SI）\n   护照：E87654321\n   生日：1991-06-02\n   有效期：2031-02-02',
    'nothing !format',
    'P E12345678 - 1990-05-01 - 2030-01-01 ZHANG/SAN',
    'P E87654321 - 1991-06-02 - 2031-02-02 LI/SI',
  ],
  [
    '张三 ZHANG SAN 护照 E12345678 1990.05.01 男 2030.01.01 北京-东京 12月20日',
    'P E12345678 - 1990-05-01 M 2030-01-01 ZHANG/SAN',
  ],
  [
    'ZHANG/SAN 男 E12345678 1990-05-01 2030-01-01 MU523 20DEC PVGNRT',
    'P E12345678 - 1990-05-01 M 2030-01-01 ZHANG/SAN !name',
  ],
  ['王小明 男 1990年1月1日出生 身份证110101199001011237', 'I 110101199001011237 王小明 1990-01-01 M'],
  ['王小明 13800138000 110101198803140052 北京市朝阳区建国路88号', 'I 110101198803140052 王小明 1988-03-14 M'],
  [
    'Mr. Wang Xiaoming (王小明) E12345678 1990/1/1 exp 2030/1/1',
    'P E12345678 - 1990-01-01 M 2030-01-01 WANG/XIAOMING title=MR',
  ],
  ['老板 张三 110101198803140052', 'I 110101198803140052 张三 1988-03-14 M'],
  [
    '妈妈：李梅 31010519920822104X 爸爸：张三 110101198803140052',
    'I 31010519920822104X 李梅 1992-08-22 F',
    'I 110101198803140052 张三 1988-03-14 M',
  ],
  ['张三+李四 110101198803140052', 'I 110101198803140052 张三 1988-03-14 M !name'],
  ['DOE/JANE F 1980-13-45 512345678', '- 512345678 - - F - DOE/JANE !birth-date'],
  ['DOE/JANE F 14JUL2080 512345678', '- 512345678 - - F - DOE/JANE !birth-date'],
  ['DOE/JANE F born 14 July, passport 512345678', 'P 512345678 - - - - DOE/JANE_F !birth-date !name'],
  [
    'DOE/JANE F 1980-07-14 passport 512345678 issued 2020-07-14 exp 2030-07-13',
    'P 512345678 - 1980-07-14 F 2030-07-13 DOE/JANE',
  ],
  [
    'DOE/JANE F 1980-07-14 passport 512345678 2020-07-14 ~ 2030-07-13',
    'P 512345678 - 1980-07-14 F 2030-07-13 DOE/JANE',
  ],
  ['passport: US512345678 DOE JANE', 'P US512345678 - - - - DOE/JANE'],
  ['JANE DOE (F), 14 Jul 80, USA 512345678, exp 13 Jul 30', '- 512345678 USA 1980-07-14 F 2030-07-13 DOE/JANE !name'],
  ['AL-FARSI/AHMED BIN ALI MR OMN A1234567 05MAY1980', '- A1234567 OMN 1980-05-05 M - AL_FARSI/AHMED_BIN_ALI title=MR'],
  ['DOE/JANE DOE/JOHN', 'nothing !format'],
  ['DOE/JANE MRS & DOE/JOHN MR', 'nothing !format'],
  ['2 adults DOE/JANE MRS, DOE/JOHN MR', 'nothing !format'],
];
