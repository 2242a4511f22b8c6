import type { FlightOrderStatus } from '../../contract/flight-order-states.ts';
import type { GroupOrderStatus } from '../../contract/group-order-states.ts';
import type { Locale, Words } from '../../contract/locale.ts';
import type { OrderType } from '../../contract/order-groups.ts';
import type { OrderProduct, OrderStatus } from '../../contract/order-products.ts';
import type { SpentBy } from '../../contract/ticket-fates.ts';

/** The sheets' label of each flight and train status (spec §4), as on the screens. */
// biome-ignore format: one status a line
const STATUS_WORDS: Readonly<Record<FlightOrderStatus, Words>> = {
  reviewing: { en: 'Reviewing', 'zh-cn': '审核中', 'zh-tw': '審核中' },
  reserved: { en: 'Reserved', 'zh-cn': '已占座', 'zh-tw': '已訂位' },
  to_be_paid: { en: 'To be paid', 'zh-cn': '待支付', 'zh-tw': '待付款' },
  proceeding: { en: 'Ticketing', 'zh-cn': '出票中', 'zh-tw': '開票中' },
  origin_holding: { en: 'Ticketing on hold', 'zh-cn': '出票暂缓', 'zh-tw': '開票暫緩' },
  origin_failed: { en: 'Ticketing failed', 'zh-cn': '出票失败', 'zh-tw': '開票失敗' },
  failed_reimbursing: { en: 'Failed, money on its way back', 'zh-cn': '出票失败，退款中', 'zh-tw': '開票失敗，退款中' },
  failed_reimbursed: { en: 'Failed, money returned', 'zh-cn': '失败，已退款', 'zh-tw': '失敗，已退款' },
  issued: { en: 'Issued', 'zh-cn': '已出票', 'zh-tw': '已開票' },
  chg_reviewing: { en: 'Change reviewing', 'zh-cn': '改签审核中', 'zh-tw': '改票審核中' },
  chg_to_be_paid: { en: 'Change to be paid', 'zh-cn': '改签待支付', 'zh-tw': '改票待付款' },
  chg_proceeding: { en: 'Change proceeding', 'zh-cn': '改签处理中', 'zh-tw': '改票處理中' },
  change_holding: { en: 'Change on hold', 'zh-cn': '改签暂缓', 'zh-tw': '改票暫緩' },
  change_failed: { en: 'Change failed', 'zh-cn': '改签失败', 'zh-tw': '改票失敗' },
  reimbursing: { en: 'Change failed, money on its way back', 'zh-cn': '改签失败，退款中', 'zh-tw': '改票失敗，退款中' },
  chg_rejected: { en: 'Change rejected', 'zh-cn': '改签被拒', 'zh-tw': '改票遭拒' },
  changed: { en: 'Changed', 'zh-cn': '已改签', 'zh-tw': '已改票' },
  change_canceled: { en: 'Change cancelled', 'zh-cn': '改签已取消', 'zh-tw': '改票已取消' },
  rfd_reviewing: { en: 'Refund reviewing', 'zh-cn': '退票审核中', 'zh-tw': '退票審核中' },
  rfd_to_be_confirm: { en: 'Refund to confirm', 'zh-cn': '退票待确认', 'zh-tw': '退票待確認' },
  rfd_proceeding: { en: 'Refund proceeding', 'zh-cn': '退票处理中', 'zh-tw': '退票處理中' },
  refund_holding: { en: 'Refund on hold', 'zh-cn': '退票暂缓', 'zh-tw': '退票暫緩' },
  refund_failed: { en: 'Refund failed', 'zh-cn': '退票失败', 'zh-tw': '退票失敗' },
  rfd_rejected: { en: 'Refund rejected', 'zh-cn': '退票被拒', 'zh-tw': '退票遭拒' },
  refunded: { en: 'Refunded', 'zh-cn': '已退票', 'zh-tw': '已退票' },
  refunded_reimbursing: { en: 'Refunded, money on its way back', 'zh-cn': '已退票，退款中', 'zh-tw': '已退票，退款中' },
  refunded_reimbursed: { en: 'Refunded, money returned', 'zh-cn': '已退票，已退款', 'zh-tw': '已退票，已退款' },
  refund_canceled: { en: 'Refund cancelled', 'zh-cn': '退票已取消', 'zh-tw': '退票已取消' },
  void_proceeding: { en: 'Void proceeding', 'zh-cn': '废票处理中', 'zh-tw': '作廢處理中' },
  void_holding: { en: 'Void on hold', 'zh-cn': '废票暂缓', 'zh-tw': '作廢暫緩' },
  voided: { en: 'Voided', 'zh-cn': '已废票', 'zh-tw': '已作廢' },
  voided_reimbursing: { en: 'Voided, money on its way back', 'zh-cn': '已废票，退款中', 'zh-tw': '已作廢，退款中' },
  voided_reimbursed: { en: 'Voided, money returned', 'zh-cn': '已废票，已退款', 'zh-tw': '已作廢，已退款' },
  void_rejected: { en: 'Void rejected', 'zh-cn': '废票被拒', 'zh-tw': '作廢遭拒' },
  void_failed: { en: 'Void failed', 'zh-cn': '废票失败', 'zh-tw': '作廢失敗' },
  origin_canceled: { en: 'Cancelled', 'zh-cn': '已取消', 'zh-tw': '已取消' },
  closed: { en: 'Closed', 'zh-cn': '已关闭', 'zh-tw': '已關閉' },
  failed: { en: 'Failed', 'zh-cn': '失败', 'zh-tw': '失敗' },
  holding: { en: 'On hold', 'zh-cn': '暂缓处理', 'zh-tw': '暫緩處理' },
  canceled: { en: 'Cancelled', 'zh-cn': '已取消', 'zh-tw': '已取消' },
  void_canceled: { en: 'Void cancelled', 'zh-cn': '废票已取消', 'zh-tw': '作廢已取消' },
};

const TYPE_WORDS: Readonly<Record<OrderType, Words>> = {
  origin: { en: 'Origin', 'zh-cn': '出票', 'zh-tw': '開票' },
  change: { en: 'Change', 'zh-cn': '改签', 'zh-tw': '改票' },
  refund: { en: 'Refund', 'zh-cn': '退票', 'zh-tw': '退票' },
  void: { en: 'Void', 'zh-cn': '废票', 'zh-tw': '作廢' },
};
/** The railways' terms. */
const TRAIN_TYPE_WORDS: Readonly<Record<OrderType, Words>> = {
  ...TYPE_WORDS,
  change: { en: 'Change', 'zh-cn': '改签', 'zh-tw': '改簽' },
};

/** … and those of groups; their refunds have those of flights. */
// biome-ignore format: one status a line
const GROUP_WORDS: Readonly<Record<GroupOrderStatus, Words>> = {
  to_be_quote: { en: 'To be quoted', 'zh-cn': '待报价', 'zh-tw': '待報價' },
  to_be_confirm: { en: 'To be confirmed', 'zh-cn': '待确认', 'zh-tw': '待確認' },
  to_be_apply_seat: { en: 'Quote confirmed', 'zh-cn': '报价已确认', 'zh-tw': '報價已確認' },
  seat_applying: { en: 'Applying for seats', 'zh-cn': '申请座位中', 'zh-tw': '申請座位中' },
  to_be_pay_first: { en: 'First instalment due', 'zh-cn': '待付首期款', 'zh-tw': '待付首期款' },
  to_be_pay_second: { en: 'Second instalment due', 'zh-cn': '待付第二期款', 'zh-tw': '待付第二期款' },
  to_be_pay_third: { en: 'Third instalment due', 'zh-cn': '待付第三期款', 'zh-tw': '待付第三期款' },
  to_be_paid_last_money: { en: 'Final payment due', 'zh-cn': '待付尾款', 'zh-tw': '待付尾款' },
  proceeding: { en: 'Ticketing', 'zh-cn': '出票中', 'zh-tw': '開票中' },
  issued: { en: 'Issued', 'zh-cn': '已出票', 'zh-tw': '已開票' },
  failed: { en: 'Failed', 'zh-cn': '失败', 'zh-tw': '失敗' },
  canceled: { en: 'Cancelled', 'zh-cn': '已取消', 'zh-tw': '已取消' },
  closed: { en: 'Closed', 'zh-cn': '已关闭', 'zh-tw': '已關閉' },
};

/** The railways' own terms for changes. */
const TRAIN_WORDS: Readonly<Partial<Record<OrderStatus, Words>>> = {
  chg_reviewing: { ...STATUS_WORDS.chg_reviewing, 'zh-tw': '改簽審核中' },
  chg_to_be_paid: { ...STATUS_WORDS.chg_to_be_paid, 'zh-tw': '改簽待付款' },
  chg_proceeding: { ...STATUS_WORDS.chg_proceeding, 'zh-tw': '改簽處理中' },
  change_holding: { ...STATUS_WORDS.change_holding, 'zh-tw': '改簽暫緩' },
  change_failed: { ...STATUS_WORDS.change_failed, 'zh-tw': '改簽失敗' },
  reimbursing: { ...STATUS_WORDS.reimbursing, 'zh-tw': '改簽失敗，退款中' },
  chg_rejected: { ...STATUS_WORDS.chg_rejected, 'zh-tw': '改簽遭拒' },
  changed: { ...STATUS_WORDS.changed, 'zh-tw': '已改簽' },
  change_canceled: { ...STATUS_WORDS.change_canceled, 'zh-tw': '改簽已取消' },
};

const PRODUCT_STATUS_WORDS: Readonly<Record<OrderProduct, Readonly<Partial<Record<OrderStatus, Words>>>>> = {
  flight: STATUS_WORDS,
  group: { ...STATUS_WORDS, ...GROUP_WORDS },
  train: { ...STATUS_WORDS, ...TRAIN_WORDS },
};

/** An order's type label: the booking itself, or the kind of request. */
export function typeWord(product: OrderProduct, type: OrderType, locale: Locale): string {
  return (product === 'train' ? TRAIN_TYPE_WORDS : TYPE_WORDS)[type][locale];
}

/** A status's label, for any product. */
export function statusWord(product: OrderProduct, status: OrderStatus, locale: Locale): string {
  return PRODUCT_STATUS_WORDS[product][status]?.[locale] ?? status;
}

const SPENT_IN_SEVERAL_WAYS: Words = { en: 'Changed or given back', 'zh-cn': '已改签或退回', 'zh-tw': '已異動或退回' };

interface Listed {
  product: OrderProduct;
  status: OrderStatus;
  spentBy: SpentBy | null;
}

/** An order's status in a list; where all its tickets are spent, with what ended them. */
export function listedStatus({ product, status, spentBy }: Listed, locale: Locale): string {
  const word = statusWord(product, status, locale);
  if (!spentBy) return word;
  const cause = spentBy === 'several' ? SPENT_IN_SEVERAL_WAYS[locale] : statusWord(product, spentBy, locale);
  return [...new Set([word, cause])].join(' · ');
}

export const PRODUCT_WORDS: Readonly<Record<OrderProduct, Words>> = {
  flight: { en: 'Flight', 'zh-cn': '机票', 'zh-tw': '機票' },
  group: { en: 'Group', 'zh-cn': '团队', 'zh-tw': '團體' },
  train: { en: 'Train', 'zh-cn': '火车票', 'zh-tw': '火車票' },
};
