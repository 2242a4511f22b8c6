import type { Words } from './locale.ts';

/** The note on every screen and in every email of a portal with sandbox suppliers: fits one line of a phone. */
export const SANDBOX_NOTE: Words = {
  en: 'Sandbox: no real bookings, no real money.',
  'zh-cn': '沙盒环境：此处不会真实出票，也不产生资金往来。',
  'zh-tw': '沙盒環境：此處不會真實開票，也不產生資金往來。',
};

/**
 * The note on the documents and in the emails of an order booked by such suppliers, and on its page where the portal is not a sandbox any
 * more: the order remains one.
 */
export const SANDBOX_ORDER_NOTE: Words = {
  en: 'Sandbox: this booking is not real. No airline and no railway knows of it.',
  'zh-cn': '沙盒订单：并非真实预订，航司和铁路均无此记录。',
  'zh-tw': '沙盒訂單：並非真實預訂，航空公司與鐵路均無此紀錄。',
};

/** The same as a single word: before a status in a sheet, before a notice on a device. */
export const SANDBOX_WORD: Words = { en: 'Sandbox', 'zh-cn': '沙盒', 'zh-tw': '沙盒' };
