import type { Words } from '../../contract/locale.ts';
import type { DocumentType, Gender, PassengerType } from '../../contract/passenger-terms.ts';

export const PASSENGER_TYPE_WORDS: Readonly<Record<PassengerType, Words>> = {
  adult: { en: 'Adult', 'zh-cn': '成人', 'zh-tw': '成人' },
  child: { en: 'Child', 'zh-cn': '儿童', 'zh-tw': '兒童' },
  infant: { en: 'Infant', 'zh-cn': '婴儿', 'zh-tw': '嬰兒' },
};

export const GENDER_WORDS: Readonly<Record<Gender, Words>> = {
  male: { en: 'Male', 'zh-cn': '男', 'zh-tw': '男' },
  female: { en: 'Female', 'zh-cn': '女', 'zh-tw': '女' },
};

/** The names of the travel documents of spec §3 in sheets, as in the UI. */
// biome-ignore format: one document a line
export const DOCUMENT_WORDS: Readonly<Record<DocumentType, Words>> = {
  passport: { en: 'Passport', 'zh-cn': '护照', 'zh-tw': '護照' },
  idcard: { en: 'Chinese ID card', 'zh-cn': '身份证', 'zh-tw': '中國居民身分證' },
  chinesePassport: { en: 'Chinese passport', 'zh-cn': '中国护照', 'zh-tw': '中國護照' },
  internationalityPassport: { en: 'Foreign passport', 'zh-cn': '外国护照', 'zh-tw': '外國護照' },
  tphm: { en: 'Home Return Permit (HK and Macao residents)', 'zh-cn': '港澳居民来往内地通行证（回乡证）', 'zh-tw': '港澳居民來往內地通行證（回鄉證）' },
  eep: { en: 'Exit-entry permit to HK and Macao', 'zh-cn': '往来港澳通行证', 'zh-tw': '往來港澳通行證' },
  tptw: { en: 'Mainland travel permit for Taiwan residents', 'zh-cn': '台湾居民来往大陆通行证（台胞证）', 'zh-tw': '台灣居民來往大陸通行證（台胞證）' },
  ttpmr: { en: 'Taiwan travel permit for mainland residents', 'zh-cn': '大陆居民往来台湾通行证', 'zh-tw': '大陸居民往來台灣通行證' },
  fpridcard: { en: 'Foreigner’s permanent residence card', 'zh-cn': '外国人永久居留身份证', 'zh-tw': '外國人永久居留身分證' },
  rphmt: { en: 'Residence permit of HK, Macao and Taiwan residents', 'zh-cn': '港澳台居民居住证', 'zh-tw': '港澳台居民居住證' },
};
