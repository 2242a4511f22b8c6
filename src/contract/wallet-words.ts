import type { Locale, Words } from './locale.ts';
import type { OrderProduct } from './order-products.ts';
import type { WalletEntry } from './wallet.ts';

/** What each type of entry is called in sheets and descriptions. Groups fly. */
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
  /** What the ledger keeps: words of whoever caused it, or English of the portal's own. */
  description: string;
}

/** How the ledger begins what it writes of a top-up; its reference follows. */
const TOP_UP = /^Top-up /;

/** What an entry is about, in the reader's language: of an order what moved and its number, of all else the words it was entered with. */
export function describeEntry({ type, product, orderId, description }: Described, locale: Locale): string {
  const words = ENTRY_TYPE_WORDS[type][locale];
  if (type === 'correction') return description;
  if (orderId === null) return type === 'top-up' ? description.replace(TOP_UP, `${words} `) : description;
  return [words, ...(product === 'group' ? [GROUP[locale]] : []), orderId].join(' ');
}
