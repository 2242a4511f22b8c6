import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Dictionaries } from '../contract/dictionaries/types.ts';
import type { Settings } from './config.ts';
import type { Db } from './db/database.ts';
import type { Recogniser } from './documents/recogniser.ts';
import type { EventHub } from './events/event-hub.ts';
import type { RunningSearches } from './features/flight-search/running-searches.ts';
import type { SessionCache } from './features/session/session-cache.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { MailTransport } from './mail/transport.ts';
import type { PaperPrinter } from './paper/paper-printer.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { SheetReader } from './sheets/sheet-reader.ts';
import type { SiteCache } from './sites/site-cache.ts';
import type { AirSupplier } from './suppliers/air-supplier.ts';
import type { RailSupplier } from './suppliers/rail/rail-supplier.ts';

export interface Clock {
  now(): Date;
}

export interface Ids {
  /** 256 random bits in base64url. */
  token(): string;
  uuid(): string;
}

/** The server's parts; created once in main.ts, and by the tests with their own clock and suppliers. */
export interface Deps {
  settings: Settings;
  pool: Pool;
  db: Db;
  clock: Clock;
  ids: Ids;
  log: Logger;
  jobs: Jobs;
  events: EventHub;
  dictionaries: Dictionaries;
  airSuppliers: readonly AirSupplier[];
  /** The payment providers that are configured. */
  paymentProviders: readonly PaymentProvider[];
  /** Null if no railway is connected. */
  railSupplier: RailSupplier | null;
  /** The transport of outgoing mails. */
  mail: MailTransport;
  /** The flight searches that run in this process. */
  searches: RunningSearches;
  /** Reads photos of documents. */
  recogniser: Recogniser;
  /** Renders documents as PDF. */
  printer: PaperPrinter;
  /** Reads passenger sheets. */
  sheets: SheetReader;
  /** Cache of the sessions recently read by this process. */
  sessions: SessionCache;
  /** The sites by host name. */
  sites: SiteCache;
}
