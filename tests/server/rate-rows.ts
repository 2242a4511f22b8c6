import type { Row } from './company-rows.ts';

/** Who may look after exchange rates. */
export const RATE_ROWS = {
  rateTables: { access: 'desk' },
  refreshRates: { access: 'desk' },
  enterRates: { access: 'desk' },
  decideRates: { access: 'desk' },
} satisfies Record<string, Row>;
