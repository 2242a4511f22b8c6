import type { ExportKind } from './exports.ts';
import type { Locale, Words } from './locale.ts';

/** Subjects of user log entries, by the log's name: used where the record has no name, or is gone. */
// biome-ignore format: one kind a line
const WORDS = {
  agency: { en: 'Agency', 'zh-cn': '代理商', 'zh-tw': '代理商' },
  books: { en: 'Books', 'zh-cn': '账务', 'zh-tw': '帳務' },
  booking: { en: 'Booking at a supplier', 'zh-cn': '供应商订座', 'zh-tw': '供應商訂位' },
  company: { en: 'Own company', 'zh-cn': '本公司', 'zh-tw': '本公司' },
  'desk-task': { en: 'Desk task', 'zh-cn': '客服台任务', 'zh-tw': '客服台任務' },
  enquiry: { en: 'Enquiry', 'zh-cn': '合作咨询', 'zh-tw': '合作洽詢' },
  export: { en: 'List', 'zh-cn': '列表', 'zh-tw': '清單' },
  file: { en: 'File', 'zh-cn': '文件', 'zh-tw': '檔案' },
  'flight-order': { en: 'Booking', 'zh-cn': '订单', 'zh-tw': '訂單' },
  'group-order': { en: 'Group', 'zh-cn': '团队订单', 'zh-tw': '團體訂單' },
  login: { en: 'User', 'zh-cn': '用户', 'zh-tw': '使用者' },
  'member-card': { en: 'Member card', 'zh-cn': '会员卡', 'zh-tw': '會員卡' },
  notices: { en: 'Own notices', 'zh-cn': '本人的通知', 'zh-tw': '本人的通知' },
  'outgoing-notice': { en: 'Notice to an agency’s system', 'zh-cn': '发往代理商系统的通知', 'zh-tw': '傳送至代理商系統的通知' },
  push: { en: 'Own device', 'zh-cn': '本人的设备', 'zh-tw': '本人的裝置' },
  rates: { en: 'Exchange rates', 'zh-cn': '汇率', 'zh-tw': '匯率' },
  site: { en: 'Site', 'zh-cn': '站点', 'zh-tw': '站台' },
  'top-up': { en: 'Top-up', 'zh-cn': '充值', 'zh-tw': '儲值' },
  'train-order': { en: 'Train booking', 'zh-cn': '火车票订单', 'zh-tw': '火車票訂單' },
  traveller: { en: 'Traveller', 'zh-cn': '常用旅客', 'zh-tw': '常用旅客' },
  'traveller-list': { en: 'List of travellers', 'zh-cn': '旅客名单', 'zh-tw': '旅客名單' },
  user: { en: 'User', 'zh-cn': '用户', 'zh-tw': '使用者' },
  voyage: { en: 'Disruption', 'zh-cn': '航变', 'zh-tw': '航班異動' },
  wallet: { en: 'Own wallet', 'zh-cn': '本公司钱包', 'zh-tw': '本公司錢包' },
} as const satisfies Record<string, Words>;

export type AuditSubject = keyof typeof WORDS;
export const SUBJECT_WORDS: Readonly<Record<AuditSubject, Words>> = WORDS;

const LIST_WORDS: Readonly<Record<ExportKind, Words>> = {
  transactions: { en: 'Transactions', 'zh-cn': '交易明细', 'zh-tw': '交易明細' },
  wallet: { en: 'Wallet', 'zh-cn': '钱包明细', 'zh-tw': '錢包明細' },
  statements: { en: 'Lines of a statement', 'zh-cn': '账单明细', 'zh-tw': '帳單明細' },
  bills: { en: 'Bill', 'zh-cn': '账单', 'zh-tw': '帳單' },
  books: { en: 'Accounting', 'zh-cn': '账务', 'zh-tw': '帳務' },
  'sub-statements': { en: 'Statements of agencies', 'zh-cn': '代理商账单', 'zh-tw': '代理商帳單' },
  'user-log': { en: 'User log', 'zh-cn': '操作日志', 'zh-tw': '操作紀錄' },
  orders: { en: 'Bookings', 'zh-cn': '订单', 'zh-tw': '訂單' },
};

function isSubject(type: string): type is AuditSubject {
  return Object.hasOwn(WORDS, type);
}
function isList(kind: string): kind is ExportKind {
  return Object.hasOwn(LIST_WORDS, kind);
}

const IMPORTED = /^(\d+)\+(\d+)$/;
const IMPORT_WORDS: Words = {
  en: '{created} added, {merged} merged',
  'zh-cn': '新增 {created} 位，合并 {merged} 位',
  'zh-tw': '新增 {created} 位，合併 {merged} 位',
};

/**
 * The subject of an entry whose record has no name: the exported list, the day of the rates, the number of imported travellers, the order
 * number; else its kind. Null for a kind unknown to this version.
 */
export function subjectWords(type: string, id: string, locale: Locale): string | null {
  if (!isSubject(type)) return null;
  const words = SUBJECT_WORDS[type][locale];
  const imported = type === 'traveller-list' ? IMPORTED.exec(id) : null;
  if (imported) {
    const [, created = '', merged = ''] = imported;
    return IMPORT_WORDS[locale].replace('{created}', created).replace('{merged}', merged);
  }
  if (type === 'export' && isList(id)) return LIST_WORDS[id][locale];
  if (type === 'rates') return `${words} ${id}`;
  return type.endsWith('-order') ? id : words;
}
