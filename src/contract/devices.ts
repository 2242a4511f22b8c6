import type { Locale, Words } from './locale.ts';

/** Browsers and systems that identify a session; any other counts as unknown. */
export const BROWSERS = [
  ...(['Chrome', 'Edge', 'Firefox', 'Safari', 'Opera', 'Samsung Internet'] as const),
  ...(['WeChat', 'QQ Browser', 'UC Browser', 'Huawei Browser', 'Xiaomi Browser'] as const),
] as const;
export type Browser = (typeof BROWSERS)[number];
export const SYSTEMS = ['Windows', 'macOS', 'iPhone', 'iPad', 'Android', 'HarmonyOS', 'ChromeOS', 'Linux'] as const;
export type System = (typeof SYSTEMS)[number];

/** Those with a Chinese name. */
const CHINESE_NAMES: Partial<Record<Browser, Omit<Words, 'en'>>> = {
  'Samsung Internet': { 'zh-cn': '三星浏览器', 'zh-tw': '三星瀏覽器' },
  WeChat: { 'zh-cn': '微信', 'zh-tw': '微信' },
  'QQ Browser': { 'zh-cn': 'QQ 浏览器', 'zh-tw': 'QQ 瀏覽器' },
  'UC Browser': { 'zh-cn': 'UC 浏览器', 'zh-tw': 'UC 瀏覽器' },
  'Huawei Browser': { 'zh-cn': '华为浏览器', 'zh-tw': '華為瀏覽器' },
  'Xiaomi Browser': { 'zh-cn': '小米浏览器', 'zh-tw': '小米瀏覽器' },
};

export function browserName(browser: Browser, locale: Locale): string {
  return (locale === 'en' ? null : CHINESE_NAMES[browser]?.[locale]) ?? browser;
}
