/** Narrow symbols of the portal's currencies (spec section 9); their minor units are in the contract's money table. */
export const CURRENCY_SYMBOLS = `
CNY|¥
USD|$
EUR|€
HKD|HK$
JPY|JP¥
GBP|£
AUD|A$
CAD|CA$
THB|฿
SGD|S$
CHF|CHF
DKK|DKK
MOP|MOP$
MYR|RM
NOK|NOK
NZD|NZ$
PHP|₱
RUB|₽
SEK|SEK
TWD|NT$
KRW|₩
ZAR|R
ILS|₪
`;
