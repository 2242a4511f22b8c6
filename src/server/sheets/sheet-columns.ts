import type { Locale } from '../../contract/locale.ts';
import { plainAscii } from '../../contract/one-line.ts';
import {
  DOCUMENT_TYPES,
  type DocumentType,
  type Gender,
  PASSENGER_TYPES,
  type PassengerType,
} from '../../contract/passenger-terms.ts';
import { DOCUMENT_WORDS } from './passenger-words.ts';

/** The columns of a passenger sheet; `path` is the traveller input's field that each fills, and `ofGroup` that of a group's passenger. */
export const SHEET_COLUMNS = {
  passengerType: { path: '', ofGroup: 'type', en: 'Passenger type', 'zh-cn': '旅客类型', 'zh-tw': '旅客類型' },
  surname: { path: 'surname', ofGroup: 'surname', en: 'Surname', 'zh-cn': '姓（拼音）', 'zh-tw': '姓（拼音）' },
  givenName: {
    path: 'givenName',
    ofGroup: 'givenName',
    en: 'Given name',
    'zh-cn': '名（拼音）',
    'zh-tw': '名（拼音）',
  },
  nativeName: { path: 'nativeName', ofGroup: '', en: 'Native name', 'zh-cn': '中文姓名', 'zh-tw': '中文姓名' },
  gender: { path: 'gender', ofGroup: 'gender', en: 'Gender', 'zh-cn': '性别', 'zh-tw': '性別' },
  birthday: { path: 'birthday', ofGroup: 'birthday', en: 'Date of birth', 'zh-cn': '出生日期', 'zh-tw': '出生日期' },
  nationality: { path: 'nationality', ofGroup: 'nationality', en: 'Nationality', 'zh-cn': '国籍', 'zh-tw': '國籍' },
  documentType: {
    path: 'documents[0].type',
    ofGroup: 'document.type',
    en: 'Document type',
    'zh-cn': '证件类型',
    'zh-tw': '證件類型',
  },
  documentNumber: {
    path: 'documents[0].number',
    ofGroup: 'document.number',
    en: 'Document number',
    'zh-cn': '证件号码',
    'zh-tw': '證件號碼',
  },
  documentExpiry: {
    path: 'documents[0].expiry',
    ofGroup: 'document.expiry',
    en: 'Document expiry',
    'zh-cn': '证件有效期',
    'zh-tw': '證件有效期',
  },
  issuingPlace: {
    path: 'documents[0].issuingPlace',
    ofGroup: 'document.issuingPlace',
    en: 'Issuing place',
    'zh-cn': '签发国',
    'zh-tw': '簽發國',
  },
  phone: { path: 'phone', ofGroup: 'phone', en: 'Phone', 'zh-cn': '电话', 'zh-tw': '電話' },
  email: { path: 'email', ofGroup: 'email', en: 'Email', 'zh-cn': '邮箱', 'zh-tw': '電子郵件' },
  cardAirline: {
    path: 'card.airline',
    ofGroup: 'frequentFlyer.airline',
    en: 'Card airline',
    'zh-cn': '会员卡航司',
    'zh-tw': '會員卡航空公司',
  },
  cardNumber: {
    path: 'card.number',
    ofGroup: 'frequentFlyer.number',
    en: 'Card number',
    'zh-cn': '会员卡号',
    'zh-tw': '會員卡號',
  },
  contactName: {
    path: '',
    ofGroup: 'contactName',
    en: 'Contact name',
    'zh-cn': '联系人姓名',
    'zh-tw': '聯絡人姓名',
  },
  seatWish: { path: '', ofGroup: '', en: 'Seat wish', 'zh-cn': '座位偏好', 'zh-tw': '座位偏好' },
} as const satisfies Record<string, { path: string; ofGroup: string } & Record<Locale, string>>;

export type ColumnKey = keyof typeof SHEET_COLUMNS;
export const COLUMN_KEYS = Object.keys(SHEET_COLUMNS).filter((key): key is ColumnKey => key in SHEET_COLUMNS);

/** The columns of the two import sheets. */
export const TRAVELLER_COLUMNS = COLUMN_KEYS.filter((key) => SHEET_COLUMNS[key].path !== '');
export const GROUP_COLUMNS = COLUMN_KEYS.filter((key) => SHEET_COLUMNS[key].ofGroup !== '');

/** The columns of the desk's passenger list. */
export const DESK_COLUMNS = [
  'surname',
  'givenName',
  'passengerType',
  'gender',
  'birthday',
  'nationality',
  'documentType',
  'documentNumber',
  'documentExpiry',
  'issuingPlace',
  'seatWish',
] as const satisfies readonly ColumnKey[];
export type DeskColumn = (typeof DESK_COLUMNS)[number];

export const REQUIRED_COLUMNS: readonly ColumnKey[] = ['surname', 'givenName'];

const GENDER_WORDS: Readonly<Record<Gender, readonly string[]>> = {
  male: ['male', 'm', '男'],
  female: ['female', 'f', '女'],
};

export function genderOf(text: string): Gender | null {
  const word = text.toLowerCase();
  if (GENDER_WORDS.male.includes(word)) return 'male';
  return GENDER_WORDS.female.includes(word) ? 'female' : null;
}

const TYPE_WORDS: Readonly<Record<PassengerType, readonly string[]>> = {
  adult: ['adult', 'adt', 'adults', '成人'],
  child: ['child', 'chd', 'children', '儿童', '兒童', '小孩'],
  infant: ['infant', 'inf', 'infants', '婴儿', '嬰兒'],
};

export function passengerTypeOf(text: string): PassengerType | null {
  const word = text.toLowerCase();
  return PASSENGER_TYPES.find((type) => TYPE_WORDS[type].includes(word)) ?? null;
}

/** Document types as sheets may write them, besides the API's names and the portal's own words. */
const OTHER_DOCUMENT_WORDS: Readonly<Record<DocumentType, readonly string[]>> = {
  passport: ['pp'],
  idcard: ['id card', 'ni', '身分證'],
  chinesePassport: [],
  internationalityPassport: [],
  tphm: ['港澳居民来往内地通行证', '港澳居民來往內地通行證', '回乡证', '回鄉證'],
  eep: ['港澳通行证', '港澳通行證'],
  tptw: ['台湾居民来往大陆通行证', '臺灣居民來往大陸通行證', '台胞证', '台胞證', '臺胞證'],
  ttpmr: ['大陸居民往來臺灣通行證', '往来台湾通行证', '往來台灣通行證', '往來臺灣通行證'],
  fpridcard: [],
  rphmt: ['港澳臺居民居住證'],
};

const plainWord = (text: string) => plainAscii(text).toLowerCase();

export function documentTypeOf(text: string): string {
  const word = plainWord(text);
  const isMeant = (type: DocumentType) =>
    [type, ...OTHER_DOCUMENT_WORDS[type], ...Object.values(DOCUMENT_WORDS[type])].some(
      (known) => plainWord(known) === word,
    );
  return DOCUMENT_TYPES.find(isMeant) ?? text;
}
