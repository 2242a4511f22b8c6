export interface PriceParts {
  symbol: string;
  whole: string;
  /** With the decimal mark; empty where the currency has none. */
  decimals: string;
}

/** A written price taken apart, so that what matters less can stand smaller and prices line up on the decimal mark. */
export function priceParts(text: string): PriceParts {
  const [, symbol = '', whole = text, decimals = ''] = /^(\D*)([\d,]+)(\.\d+)?$/.exec(text) ?? [];
  return { symbol, whole, decimals };
}
