import type { Words } from './locale.ts';

/** What stands on every screen and in every mail of a portal whose suppliers are a sandbox's: in one line of a phone. */
export const SANDBOX_NOTE: Words = {
  en: 'Sandbox: no real bookings, no real money.',
  'zh-cn': '沙盒环境：此处不会真实出票，也不产生资金往来。',
  'zh-tw': '沙盒環境：此處不會真實開票，也不產生資金往來。',
};

/**
 * What stands on the papers and in the mails of an order that such suppliers have booked, and on its page where the portal is a sandbox no
 * more: the order stays what it is.
 */
export const SANDBOX_ORDER_NOTE: Words = {
  en: 'Sandbox: this booking is not real. No airline and no railway knows of it.',
  'zh-cn': '沙盒订单：并非真实预订，航司和铁路均无此记录。',
  'zh-tw': '沙盒訂單：並非真實預訂，航空公司與鐵路均無此紀錄。',
};

/** The same where a word must do: before a status in a sheet, before a notice on a device. */
export const SANDBOX_WORD: Words = { en: 'Sandbox', 'zh-cn': '沙盒', 'zh-tw': '沙盒' };
