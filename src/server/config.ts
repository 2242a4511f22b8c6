import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PASSWORD_LENGTH } from '../contract/limits.ts';
import { isOwnUsername, newPasswordField } from '../contract/users.ts';
import type { DataKeys } from './crypto/at-rest.ts';
import { readMailSettings } from './mail/mail-settings.ts';
import type { SmtpSettings } from './mail/smtp-transport.ts';
import { type PaymentSettings, readPaymentSettings } from './payments/payment-settings.ts';
import { type PushSettings, readPushSettings } from './push/push-settings.ts';
import { type Environment, Reader, SettingsError } from './settings-reader.ts';
import { hasCalendar, type Workplace } from './time/working-days.ts';

/** Settings of the sandbox suppliers; rates are shares from 0 to 1. */
export interface SandboxSettings {
  /** If false, there are no sandbox suppliers, and nothing is answered or simulated automatically. */
  isOn: boolean;
  /** Seeds inventory, prices and incidents: the same seed and clock give the same answers. */
  seed: string;
  /** Multiplies the suppliers' simulated latency: 1 as designed, 0 none. */
  latencyFactor: number;
  failureRate: number;
  priceMoveRate: number;
  soldOutRate: number;
  /** The share of price checks with less baggage, or fewer accepted documents, than the search. */
  packageChangeRate: number;
  documentsChangeRate: number;
  /** The share of issued orders whose flights an airline changes or cancels soon after. */
  disruptionRate: number;
  /** The delay until the sandbox desk answers; null leaves it to people. */
  deskSeconds: number | null;
  /** JSON file that scripts the suppliers for tests and demonstrations (suppliers/README.md); null leaves them to the rates. */
  scenario: string | null;
  /** When the sandbox railway sells: from five to one at night, or always. */
  railHours: 'usual' | 'all';
}

/** All settings from the environment, validated once at start. */
export interface Settings {
  port: number;
  host: string;
  /** Absolute; holds the embedded database and the data key. Uploaded files are in the database. */
  dataDir: string;
  /** An external PostgreSQL (15 or later); null runs the embedded one in `dataDir`. */
  databaseUrl: string | null;
  /** Connections past the transaction pooler that `databaseUrl` is then; null if that is the database itself. */
  databaseSessionUrl: string | null;
  /** The seed of an empty database; with an external PostgreSQL the demonstration must be requested. */
  seed: 'demo' | 'none';
  /** Becomes the provider's first SuperUser if the database has no user; null creates none. */
  admin: { username: string; password: string } | null;
  /** The portal's public origin, without a trailing slash; null uses that of the request. */
  publicUrl: string | null;
  logLevel: LogLevel;
  /** Encrypt documents at rest. */
  dataKeys: DataKeys;
  /** The current key's file, if DATA_KEY is not given; `isNew` if it was just created. */
  keyFile: KeyFile | null;
  /** Gives access to /api/metrics from other machines; null keeps it to loopback. */
  metricsToken: string | null;
  /** Requests a minute from one session; ten times as many from one address. 0 sets no limit. */
  rateLimit: number;
  /** Requests a minute with one API key; 0 as for a session. */
  apiKeyRateLimit: number;
  /** The limit for receiving a request, its body included. */
  requestTimeoutMs: number;
  /** Addresses of reverse proxies whose X-Forwarded-For is trusted, comma-separated; null trusts none. */
  trustProxy: string | null;
  /** The source of exchange rates; null leaves them to be typed. */
  ratesUrl: string | null;
  /** IANA time zone in which credit periods begin and end. */
  billingZone: string;
  /** The desk's location, whose working days decide when a group's quote is due. */
  desk: Workplace;
  /** Null only stores mails in the database. */
  mail: SmtpSettings | null;
  /** Null turns push notifications off. */
  push: PushSettings | null;
  /** Webhooks may go to this machine itself; for tests. */
  noticesToLoopback: boolean;
  sandbox: SandboxSettings;
  payments: PaymentSettings;
}

interface KeyFile {
  path: string;
  isNew: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Reads and validates the settings. Creates `DATA_DIR` and, if `DATA_KEY` is not given, the key file in it.
 * @throws SettingsError naming every invalid value.
 */
export function readSettings(env: Environment): Settings {
  const reader = new Reader(env);
  const givenKey = reader.key('DATA_KEY');
  const old = reader.keys('DATA_KEY_OLD');
  const { databaseUrl, databaseSessionUrl } = readDatabase(reader);
  const seed = reader.oneOf('SEED', ['demo', 'none'], databaseUrl === null ? 'demo' : 'none');
  const settings = {
    port: reader.number('PORT', 8080, 0, 65_535, true),
    host: reader.text('HOST') ?? '0.0.0.0',
    dataDir: resolve(reader.text('DATA_DIR') ?? './data'),
    databaseUrl,
    databaseSessionUrl,
    seed,
    admin: readAdmin(reader),
    publicUrl: reader.url('PUBLIC_URL', ['https:', 'http:']),
    logLevel: reader.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    metricsToken: reader.text('METRICS_TOKEN'),
    apiKeyRateLimit: reader.number('API_KEY_RATE_LIMIT', 600, 0, 1_000_000, true),
    rateLimit: reader.number('RATE_LIMIT', 1200, 0, 1_000_000, true),
    requestTimeoutMs: reader.number('REQUEST_TIMEOUT', 120, 1, 3600) * 1000,
    trustProxy: reader.addresses('TRUST_PROXY'),
    ratesUrl: reader.url('RATES_URL', ['https:', 'http:']),
    billingZone: reader.zone('BILLING_ZONE', 'Asia/Shanghai'),
    desk: readDesk(reader),
    mail: readMailSettings(reader),
    push: readPushSettings(reader),
    noticesToLoopback: reader.oneOf('NOTICES_TO_LOOPBACK', ['on', 'off'], 'off') === 'on',
    sandbox: readSandbox(reader, seed),
    payments: readPaymentSettings(reader),
  };
  // Only if all else is valid: a payment provider with incomplete keys takes no payments.
  const isLive = reader.faults.length === 0 && takesRealMoney(settings.payments);
  if (isLive && seed === 'demo')
    reader.faults.push(
      'SEED: everybody knows the passwords of the demonstration, so it must be none where payment providers are live',
    );
  if (isLive && settings.sandbox.isOn)
    reader.faults.push(
      'SANDBOX: sandbox suppliers sell nothing that exists, so they must be off where payment providers are live; where the keys are of a payment provider’s own sandbox, say so with PAYMENT_SANDBOX=on',
    );
  if (reader.faults.length === 0 && settings.payments.isSandbox && !settings.sandbox.isOn)
    reader.faults.push(
      'PAYMENT_SANDBOX: what is paid there is no money, so SANDBOX must be on as well, which says so on every screen and answer',
    );
  if (reader.faults.length > 0) throw new SettingsError(reader.faults.join('\n'));
  if (givenKey) return { ...settings, dataKeys: { current: givenKey, old }, keyFile: null };
  const { key, ...keyFile } = keyIn(settings.dataDir);
  return { ...settings, dataKeys: { current: key, old }, keyFile };
}

const POSTGRES = ['postgres:', 'postgresql:'];
/** Parameters of a connection string that apply to one connection, which a transaction pooler shares. */
const OF_ONE_CONNECTION = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'options'];

function readDatabase(reader: Reader): Pick<Settings, 'databaseUrl' | 'databaseSessionUrl'> {
  const databaseUrl = reader.url('DATABASE_URL', POSTGRES);
  const databaseSessionUrl = reader.url('DATABASE_SESSION_URL', POSTGRES);
  if (databaseSessionUrl && reader.text('DATABASE_URL') === null)
    reader.faults.push('DATABASE_SESSION_URL: goes with DATABASE_URL, which is missing');
  if (databaseSessionUrl && databaseUrl)
    for (const name of OF_ONE_CONNECTION.filter((each) => new URL(databaseUrl).searchParams.has(each)))
      reader.faults.push(
        `DATABASE_URL: cannot set ${name} through a transaction pooler; set it there, as deploy/pgbouncer.ini does`,
      );
  return { databaseUrl, databaseSessionUrl };
}

/** The password is neither trimmed nor quoted in a fault; the rules for users' passwords apply. */
function readAdmin(reader: Reader): Settings['admin'] {
  const username = reader.text('ADMIN_USERNAME');
  const password = reader.secret('ADMIN_PASSWORD');
  if (username === null && password === null) return null;
  if (username === null || !/^[\w.@-]{3,64}$/.test(username))
    reader.faults.push('ADMIN_USERNAME: must be 3 to 64 letters, digits, dots, dashes or @, with ADMIN_PASSWORD');
  const { min, max } = PASSWORD_LENGTH;
  if (password === null || isOwnUsername(password, username ?? '') || !newPasswordField.isValidSync(password))
    reader.faults.push(
      `ADMIN_PASSWORD: must be ${min} to ${max} characters, not blanks alone, not the username and none that guessers try first, with ADMIN_USERNAME`,
    );
  return { username: username ?? '', password: password ?? '' };
}

function readDesk(reader: Reader): Workplace {
  const country = reader.text('DESK_COUNTRY') ?? 'CN';
  if (!hasCalendar(country))
    reader.faults.push(`DESK_COUNTRY: must be the two letters of a country, such as CN, not "${country}"`);
  return { country, zone: reader.zone('DESK_ZONE', 'Asia/Shanghai') };
}

function takesRealMoney({ isSandbox, ...providers }: PaymentSettings): boolean {
  return !isSandbox && Object.values(providers).some((provider) => provider !== null);
}

/** On by default in the demonstration; otherwise it must be requested. */
function readSandbox(reader: Reader, seed: Settings['seed']): SandboxSettings {
  const rates = [
    'FAILURE_RATE',
    'PRICE_MOVE_RATE',
    'SOLD_OUT_RATE',
    'PACKAGE_CHANGE_RATE',
    'DOCUMENTS_CHANGE_RATE',
    'DISRUPTION_RATE',
  ];
  const names = ['SEED', 'LATENCY', 'SCENARIO', 'DESK', 'RAIL_HOURS', ...rates].map((n) => `SANDBOX_${n}`);
  reader.refuseOthers('SANDBOX_', names);
  const isOn = reader.oneOf('SANDBOX', ['on', 'off'], seed === 'demo' ? 'on' : 'off') === 'on';
  const desk = reader.text('SANDBOX_DESK') === 'off' ? null : reader.number('SANDBOX_DESK', 20, 0, 86_400, true);
  const disruptionRate = reader.number('SANDBOX_DISRUPTION_RATE', 0.02, 0, 1);
  return {
    isOn,
    seed: reader.text('SANDBOX_SEED') ?? 'interline',
    latencyFactor: reader.number('SANDBOX_LATENCY', 1, 0, 100),
    failureRate: reader.number('SANDBOX_FAILURE_RATE', 0.01, 0, 1),
    priceMoveRate: reader.number('SANDBOX_PRICE_MOVE_RATE', 0.04, 0, 1),
    soldOutRate: reader.number('SANDBOX_SOLD_OUT_RATE', 0.01, 0, 1),
    packageChangeRate: reader.number('SANDBOX_PACKAGE_CHANGE_RATE', 0.01, 0, 1),
    documentsChangeRate: reader.number('SANDBOX_DOCUMENTS_CHANGE_RATE', 0.005, 0, 1),
    disruptionRate: isOn ? disruptionRate : 0,
    deskSeconds: isOn ? desk : null,
    scenario: reader.text('SANDBOX_SCENARIO'),
    railHours: reader.text('SANDBOX_RAIL_HOURS') === 'all' ? 'all' : 'usual',
  };
}

/** The data key of this installation: generated on the first start, read on later ones. */
function keyIn(dataDir: string): KeyFile & { key: Buffer } {
  const file = join(dataDir, 'data-key');
  let isNew = true;
  try {
    // Executable but not listable: as root, the embedded database runs as another user below it.
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    isNew = false;
    // A concurrent start may have written the key first; a folder in the file's place is no key.
    if (!existsSync(file))
      throw new SettingsError(
        `DATA_DIR: ${dataDir} cannot be written (${error instanceof Error ? error.message : String(error)})`,
      );
  }
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  if (key.length !== 32) throw new SettingsError(`DATA_DIR: ${file} is damaged; restore it from a backup`);
  return { key, path: file, isNew };
}
