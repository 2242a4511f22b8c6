import { eq } from 'drizzle-orm';
import { CURRENCIES } from '../../contract/money.ts';
import type { Tx } from '../db/database.ts';
import { siteHosts, sites } from '../db/schema/sites.ts';

const HARBOUR_SITE = '30000000-0000-4000-8000-000000000002';

/** An agency's own site, at a host name that browsers resolve to this machine. */
const HARBOUR = {
  id: HARBOUR_SITE,
  name: 'Harbour Travel',
  shortName: 'Harbour',
  chineseName: '海港旅行',
  chineseShortName: '海港',
  type: 'client',
  accent: '#0a655c',
  accentDark: '#63d4c6',
  defaultLanguage: 'en',
  defaultCurrency: 'HKD',
  dateFormat: 'dd/MM/yyyy',
  currencies: [...CURRENCIES],
} as const;

/** The copy of spec §1. */
const CLAIMS = [
  { figure: '60+', words: 'suppliers', chineseWords: '家供应商', traditionalWords: '家供應商' },
  { figure: '20+', words: 'years of experience', chineseWords: '年行业经验', traditionalWords: '年產業經驗' },
];

/** The copy of the demo's public pages, and a second site beside the default one. */
export async function seedSites(tx: Tx, createdAt: Date): Promise<void> {
  const made = await tx
    .insert(sites)
    .values({ ...HARBOUR, currencies: [...HARBOUR.currencies], createdAt })
    .onConflictDoNothing()
    .returning({ id: sites.id });
  if (made.length === 0) return;
  await tx.insert(siteHosts).values({ host: 'harbour.localhost', siteId: HARBOUR_SITE }).onConflictDoNothing();
  await tx.update(sites).set({ claims: CLAIMS }).where(eq(sites.isDefault, true));
}
