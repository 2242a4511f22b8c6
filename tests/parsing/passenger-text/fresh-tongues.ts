import type { PassengerTextCase } from './told.ts';

/** Forms and lines of travellers from Japan, Korea, Vietnam, Indonesia, Malaysia and Russia. */
export const FRESH_TONGUES: readonly PassengerTextCase[] = [
  [
    '氏名 YAMADA TARO\n性別 男\n生年月日 1975年1月1日\n旅券番号 TK1234567\n有効期限 2031年1月1日\n国籍 日本',
    'P TK1234567 JPN 1975-01-01 M 2031-01-01 YAMADA/TARO',
  ],
  [
    'Họ tên: NGUYEN VAN AN, Giới tính: Nam, Ngày sinh: 15/08/1990, Số hộ chiếu: C1234567, Hết hạn: 20/12/2030, Quốc tịch: Việt Nam',
    'P C1234567 VNM 1990-08-15 M 2030-12-20 NGUYEN/VAN/AN',
  ],
  [
    'Nama: SANTOSO/BUDI\nJenis kelamin: Laki-laki\nTanggal lahir: 17-08-1985\nNo paspor: B1234567\nBerlaku sampai: 20-10-2029\nKewarganegaraan: Indonesia',
    'P B1234567 IDN 1985-08-17 M 2029-10-20 SANTOSO/BUDI',
  ],
  [
    'Nama: BUDI SANTOSO\nJenis kelamin: Perempuan\nTanggal lahir: 17-08-1985\nPaspor: B1234567\nBerlaku hingga: 20-10-2029',
    'P B1234567 - 1985-08-17 F 2029-10-20 BUDI/SANTOSO !name',
  ],
  [
    'Иванов Иван, IVANOV/IVAN, муж, 25.05.1980, паспорт 75 1234567, действителен до 24.05.2030, Россия',
    'P 751234567 RUS 1980-05-25 M 2030-05-24 IVANOV/IVAN',
  ],
  [
    'PARK/JISU MS 여 1996.12.24 여권 M87654321 만료 2031.11.30 한국',
    'P M87654321 KOR 1996-12-24 F 2031-11-30 PARK/JISU title=MS',
  ],
  ['LIU/YANG 男 19880502 E1234 5678 20290501', 'P E12345678 - 1988-05-02 M 2029-05-01 LIU/YANG'],
  [
    '护照：E12345678\n姓名：ZHANG/SAN\n性别：□女 ☑男\n生日：1990-05-01\n有效期：2030-01-01',
    'P E12345678 - 1990-05-01 M 2030-01-01 ZHANG/SAN',
  ],
  [
    'Surname: SMITH\nGiven names: JOHN PAUL\nSex: M\nNationality: British\nDOB 25/03/1985\nPassport no 512345678\nExpiry 11/03/2032\nDate of issue 11/03/2022',
    'P 512345678 GBR 1985-03-25 M - SMITH/JOHN/PAUL !expiry-date',
  ],
  [
    'SMITH/JOHN M passport 512345678 DOB 03/25/1985 exp 11/03/2032',
    'P 512345678 - 1985-03-25 M - SMITH/JOHN !expiry-date',
  ],
  [
    'SMITH/JOHN M passport 512345678 DOB 02/03/1985 exp 11/03/2032',
    'P 512345678 - - M - SMITH/JOHN !birth-date !expiry-date',
  ],
  ['NAMA/WANITA F PASSPORT P1234567 1990-05-01 2030-01-01', 'P P1234567 - 1990-05-01 F 2030-01-01 NAMA/WANITA'],
  ['ZHANG/SAN 性别：男√ 女□ 生日：1990-05-01 护照：E12345678', 'P E12345678 - 1990-05-01 - - ZHANG/SAN !gender'],
];
