import type { Cabin, InvoiceType } from '../flight-terms.ts';
import type { Locale } from '../locale.ts';
import type { FeeField } from '../order-prices.ts';
import type { PassengerType } from '../passenger-terms.ts';
import type { GivenBack } from '../ticket-fates.ts';
import type { SeatClass } from '../train-terms.ts';

/** The texts of a document besides names, numbers and dates. */
export interface PaperWords {
  itinerary: string;
  tickets: string;
  receipt: string;
  itineraryAndReceipt: string;
  /** For refunded tickets and those never issued. */
  notValid: string;
  ticketed: string;
  notTicketed: string;
  /** For tickets with a refund or void request that the supplier has not completed. */
  requests: Readonly<Record<'refund' | 'void', string>>;
  booking: (id: string) => string;
  booked: (date: string) => string;
  passenger: string;
  ticket: string;
  exchanged: (ticket: string) => string;
  /** For a ticket that was replaced. */
  exchangedFor: (ticket: string) => string;
  givenBack: Readonly<Record<GivenBack, string>>;
  bags: (pieces: number, kg: number) => string;
  noBag: string;
  cabins: Readonly<Record<Cabin, string>>;
  seats: Readonly<Record<SeatClass, string>>;
  /** A passenger's coach and seat. */
  seat: (place: string) => string;
  railwayOrder: (number: string) => string;
  operated: (airline: string) => string;
  duration: (hours: number, minutes: number) => string;
  nonStop: string;
  stops: (count: number) => string;
  wait: (duration: string, place: string) => string;
  changeOfAirport: (from: string, to: string) => string;
  price: string;
  types: Readonly<Record<PassengerType, (count: number) => string>>;
  fields: Readonly<Record<'ticketPrice' | FeeField, string>>;
  fareBasis: string;
  total: string;
  invoice: string;
  invoices: Readonly<Record<InvoiceType, string>>;
  contact: string;
  local: string;
}

const minutes = (rest: number) => String(rest).padStart(2, '0');

const EN: PaperWords = {
  itinerary: 'Itinerary',
  tickets: 'Itinerary and electronic tickets',
  receipt: 'Receipt',
  itineraryAndReceipt: 'Itinerary and receipt',
  notValid: 'Not valid for travel',
  ticketed: 'Ticketed',
  notTicketed: 'Not ticketed yet',
  requests: { refund: 'Refund request', void: 'Void request' },
  booking: (id) => `Booking ${id}`,
  booked: (date) => `booked ${date}`,
  passenger: 'Passenger',
  ticket: 'Ticket',
  exchanged: (ticket) => `in exchange for ${ticket}`,
  exchangedFor: (ticket) => `not valid, exchanged for ${ticket}`,
  givenBack: { refunded: 'not valid, refunded', partlyRefunded: 'refunded in part', voided: 'not valid, voided' },
  bags: (pieces, kg) => `Checked bags: ${pieces} × ${kg} kg each`,
  noBag: 'No checked bag included',
  cabins: {
    economy: 'Economy',
    premium_economy: 'Premium economy',
    business: 'Business',
    premium_business: 'Premium business',
    first: 'First',
    premium_first: 'Premium first',
  },
  seats: {
    business: 'Business class',
    first: 'First class',
    second: 'Second class',
    softSleeper: 'Soft sleeper',
    hardSleeper: 'Hard sleeper',
    hardSeat: 'Hard seat',
    standing: 'Standing',
  },
  seat: (place) => `seat ${place}`,
  railwayOrder: (number) => `Railway order ${number}`,
  operated: (airline) => `Operated by ${airline}`,
  duration: (hours, rest) => (hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${minutes(rest)}`),
  nonStop: 'non-stop',
  stops: (count) => (count === 1 ? '1 technical stop' : `${count} technical stops`),
  wait: (duration, place) => `${duration} in ${place}`,
  changeOfAirport: (from, to) => `change of airport from ${from} to ${to}`,
  price: 'Price',
  types: {
    adult: (count) => (count === 1 ? '1 adult' : `${count} adults`),
    child: (count) => (count === 1 ? '1 child' : `${count} children`),
    infant: (count) => (count === 1 ? '1 infant' : `${count} infants`),
  },
  fields: {
    ticketPrice: 'Ticket price',
    taxes: 'Taxes',
    airportTax: 'Airport tax',
    fuelSurcharge: 'Fuel surcharge',
    serviceFee: 'Service fee',
  },
  fareBasis: 'Fare basis',
  total: 'Total',
  invoice: 'Invoice type',
  invoices: { Bill: 'Bill', Itinerary: 'Itinerary', ItineraryWithBill: 'Itinerary with bill', None: 'None' },
  contact: 'Contact',
  local: 'All times are local.',
};

const SIMPLIFIED: PaperWords = {
  itinerary: '行程单',
  tickets: '行程单及电子客票',
  receipt: '收据',
  itineraryAndReceipt: '行程单及收据',
  notValid: '不可用于出行',
  ticketed: '已出票',
  notTicketed: '尚未出票',
  requests: { refund: '退票申请', void: '作废申请' },
  booking: (id) => `订单 ${id}`,
  booked: (date) => `${date} 预订`,
  passenger: '旅客',
  ticket: '票号',
  exchanged: (ticket) => `由 ${ticket} 换开`,
  exchangedFor: (ticket) => `已失效，换开为 ${ticket}`,
  givenBack: { refunded: '已失效，已退票', partlyRefunded: '已部分退票', voided: '已失效，已废票' },
  bags: (pieces, kg) => `托运行李：${pieces} 件，每件 ${kg} 公斤`,
  noBag: '不含托运行李',
  cabins: {
    economy: '经济舱',
    premium_economy: '超级经济舱',
    business: '公务舱',
    premium_business: '超级公务舱',
    first: '头等舱',
    premium_first: '豪华头等舱',
  },
  seats: {
    business: '商务座',
    first: '一等座',
    second: '二等座',
    softSleeper: '软卧',
    hardSleeper: '硬卧',
    hardSeat: '硬座',
    standing: '无座',
  },
  seat: (place) => `座位 ${place}`,
  railwayOrder: (number) => `铁路订单 ${number}`,
  operated: (airline) => `由 ${airline} 承运`,
  duration: (hours, rest) =>
    hours === 0 ? `${rest} 分钟` : rest === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes(rest)} 分`,
  nonStop: '直飞',
  stops: (count) => `经停 ${count} 次`,
  wait: (duration, place) => `在${place}停留 ${duration}`,
  changeOfAirport: (from, to) => `需从 ${from} 换乘至 ${to}`,
  price: '价格',
  types: {
    adult: (count) => `${count} 位成人`,
    child: (count) => `${count} 位儿童`,
    infant: (count) => `${count} 位婴儿`,
  },
  fields: {
    ticketPrice: '票价',
    taxes: '税费',
    airportTax: '机场税',
    fuelSurcharge: '燃油附加费',
    serviceFee: '服务费',
  },
  fareBasis: '运价基础',
  total: '合计',
  invoice: '票据类型',
  invoices: { Bill: '发票', Itinerary: '行程单', ItineraryWithBill: '行程单加发票', None: '无' },
  contact: '联系人',
  local: '所有时间均为当地时间。',
};

const TRADITIONAL: PaperWords = {
  itinerary: '行程單',
  tickets: '行程單及電子機票',
  receipt: '收據',
  itineraryAndReceipt: '行程單及收據',
  notValid: '不可用於搭乘',
  ticketed: '已開票',
  notTicketed: '尚未開票',
  requests: { refund: '退票申請', void: '作廢申請' },
  booking: (id) => `訂單 ${id}`,
  booked: (date) => `${date} 預訂`,
  passenger: '旅客',
  ticket: '票號',
  exchanged: (ticket) => `由 ${ticket} 換開`,
  exchangedFor: (ticket) => `已失效，換開為 ${ticket}`,
  givenBack: { refunded: '已失效，已退票', partlyRefunded: '已部分退票', voided: '已失效，已作廢' },
  bags: (pieces, kg) => `託運行李：${pieces} 件，每件 ${kg} 公斤`,
  noBag: '不含託運行李',
  cabins: {
    economy: '經濟艙',
    premium_economy: '豪華經濟艙',
    business: '商務艙',
    premium_business: '豪華商務艙',
    first: '頭等艙',
    premium_first: '豪華頭等艙',
  },
  seats: {
    business: '商務座',
    first: '一等座',
    second: '二等座',
    softSleeper: '軟臥',
    hardSleeper: '硬臥',
    hardSeat: '硬座',
    standing: '無座',
  },
  seat: (place) => `座位 ${place}`,
  railwayOrder: (number) => `鐵路訂單 ${number}`,
  operated: (airline) => `由 ${airline} 營運`,
  duration: (hours, rest) =>
    hours === 0 ? `${rest} 分鐘` : rest === 0 ? `${hours} 小時` : `${hours} 小時 ${minutes(rest)} 分`,
  nonStop: '直飛',
  stops: (count) => `經停 ${count} 次`,
  wait: (duration, place) => `在${place}停留 ${duration}`,
  changeOfAirport: (from, to) => `需從 ${from} 前往 ${to} 轉機`,
  price: '價格',
  types: {
    adult: (count) => `${count} 位成人`,
    child: (count) => `${count} 位兒童`,
    infant: (count) => `${count} 位嬰兒`,
  },
  fields: {
    ticketPrice: '票價',
    taxes: '稅金',
    airportTax: '機場稅',
    fuelSurcharge: '燃油附加費',
    serviceFee: '服務費',
  },
  fareBasis: '票價基礎',
  total: '合計',
  invoice: '憑證類型',
  invoices: { Bill: '發票', Itinerary: '行程單', ItineraryWithBill: '行程單加發票', None: '無' },
  contact: '聯絡人',
  local: '所有時間均為當地時間。',
};

/** The language of a document is its reader's, independent of the agent's interface. */
export const PAPER_WORDS: Readonly<Record<Locale, PaperWords>> = { en: EN, 'zh-cn': SIMPLIFIED, 'zh-tw': TRADITIONAL };
