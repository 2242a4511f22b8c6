import type { Locale, Words } from './locale.ts';
import type { OrderProduct } from './order-products.ts';
import type { WalletEntry } from './wallet.ts';

/** The label of each entry type in sheets and descriptions. Groups are flights. */
export const ENTRY_TYPE_WORDS: Readonly<Record<WalletEntry['type'], Words>> = {
  'top-up': { en: 'Top-up', 'zh-cn': '充值', 'zh-tw': '儲值' },
  'origin-flight': { en: 'Flight', 'zh-cn': '机票', 'zh-tw': '機票' },
  'origin-train': { en: 'Train', 'zh-cn': '火车票', 'zh-tw': '火車票' },
  'refund-flight': { en: 'Flight refund', 'zh-cn': '机票退款', 'zh-tw': '機票退款' },
  'change-flight': { en: 'Flight change', 'zh-cn': '机票改签', 'zh-tw': '機票改票' },
  'change-train': { en: 'Train change', 'zh-cn': '火车票改签', 'zh-tw': '火車票改簽' },
  'refund-train': { en: 'Train refund', 'zh-cn': '火车票退款', 'zh-tw': '火車票退款' },
  'void-flight': { en: 'Flight void', 'zh-cn': '机票作废', 'zh-tw': '機票作廢' },
  settlement: { en: 'Credit settled', 'zh-cn': '授信还款', 'zh-tw': '信用額度還款' },
  correction: { en: 'Correction', 'zh-cn': '更正', 'zh-tw': '更正' },
};

const GROUP: Words = { en: 'group', 'zh-cn': '团队', 'zh-tw': '團體' };

interface Described {
  type: WalletEntry['type'];
  product: OrderProduct | null;
  orderId: string | null;
  /** The movement's human-readable reference. */
  reference: string;
  /**
   * The ledger's description: a user's text, or the portal's English; for a settlement the reference of the top-up that it was paid from,
   * and empty for a manual one.
   */
  description: string;
}

/** The ledger's prefix for top-ups; the reference follows. */
const TOP_UP = /^Top-up /;
/** The demo's descriptions of initial money. */
const DEMO_TOP_UPS: ReadonlyMap<string, Words> = new Map([
  ['Opening balance', { en: 'Opening balance', 'zh-cn': '期初余额', 'zh-tw': '期初餘額' }],
  ['Bank transfer', { en: 'Bank transfer', 'zh-cn': '银行转账', 'zh-tw': '銀行轉帳' }],
]);
const OUT_OF_TOP_UP: Words = { en: 'Out of the top-up', 'zh-cn': '来自充值', 'zh-tw': '來自儲值' };

/** Describes an entry in the reader's language: for an order its movement and number, otherwise its source. */
export function describeEntry({ type, product, orderId, reference, description }: Described, locale: Locale): string {
  const words = ENTRY_TYPE_WORDS[type][locale];
  if (type === 'correction') return description;
  if (type === 'settlement')
    return description === '' ? `${words} ${reference}` : `${OUT_OF_TOP_UP[locale]} ${description}`;
  if (orderId === null) return DEMO_TOP_UPS.get(description)?.[locale] ?? description.replace(TOP_UP, `${words} `);
  return [words, ...(product === 'group' ? [GROUP[locale]] : []), orderId].join(' ');
}
