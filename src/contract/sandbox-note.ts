import type { Locale } from './locale.ts';

/** What stands on everything that comes from sandbox suppliers: screens, mails and papers. */
export const SANDBOX_NOTE: Readonly<Record<Locale, string>> = {
  en: 'Sandbox: nothing is really booked here, and no money moves.',
  'zh-cn': '沙盒环境：此处不会真实出票，也不产生资金往来。',
  'zh-tw': '沙盒環境：此處不會真實開票，也不產生資金往來。',
};
