import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DateFormat } from '../../../contract/limits.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { Currency } from '../../../contract/money.ts';
import type { SiteType } from '../../../contract/site-terms.ts';
import type { SiteClaim } from '../../../contract/sites.ts';

/**
 * The portal's branding under some host names. Sites belong to the installation: the provider manages all of them, and an agency its own
 * (sites/own-site.ts).
 */
export const sites = pgTable(
  'sites',
  {
    id: uuid().primaryKey(),
    /** Used for every host name without a site; there is always exactly one. */
    isDefault: boolean('is_default').notNull().default(false),
    name: text().notNull(),
    shortName: text('short_name').notNull(),
    chineseName: text('chinese_name').notNull(),
    chineseShortName: text('chinese_short_name').notNull(),
    /** Empty if the Chinese names serve both scripts. */
    traditionalName: text('traditional_name').notNull().default(''),
    traditionalShortName: text('traditional_short_name').notNull().default(''),
    type: text().$type<SiteType>().notNull(),
    /** `#rrggbb`; empty for the portal's default. */
    accent: text().notNull().default(''),
    accentDark: text('accent_dark').notNull().default(''),
    /** Paths of pictures; empty for none. */
    logo: text().notNull().default(''),
    whiteLogo: text('white_logo').notNull().default(''),
    favicon: text().notNull().default(''),
    icpCode: text('icp_code').notNull().default(''),
    networkSecurityCode: text('network_security_code').notNull().default(''),
    defaultLanguage: text('default_language').$type<Locale>().notNull(),
    defaultCurrency: text('default_currency').$type<Currency>().notNull(),
    dateFormat: text('date_format').$type<DateFormat>().notNull(),
    currencies: jsonb().$type<Currency[]>().notNull(),
    chatUrl: text('chat_url').notNull().default(''),
    claims: jsonb().$type<SiteClaim[]>().notNull().default([]),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('sites_default').on(table.isDefault).where(sql`${table.isDefault}`),
    check('sites_type', sql`${table.type} in ('client', 'agent-chat')`),
    check('sites_accent', sql`${table.accent} ~ '^(#[0-9a-f]{6})?$' and ${table.accentDark} ~ '^(#[0-9a-f]{6})?$'`),
  ],
);

/** Host names, each with its site; may include a port. */
export const siteHosts = pgTable(
  'site_hosts',
  {
    host: text().primaryKey(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('site_hosts_site').on(table.siteId),
    check('site_hosts_host', sql`${table.host} = lower(${table.host})`),
  ],
);
