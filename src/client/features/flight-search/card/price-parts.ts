export interface PriceParts {
  symbol: string;
  whole: string;
  /** With the decimal mark; empty where the currency has none. */
  decimals: string;
}

/** A formatted price in parts, so that the decimals can be smaller and prices align on the decimal mark. */
export function priceParts(text: string): PriceParts {
  const [, symbol = '', whole = text, decimals = ''] = /^(\D*)([\d,]+)(\.\d+)?$/.exec(text) ?? [];
  return { symbol, whole, decimals };
}
