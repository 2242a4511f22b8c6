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

/** How the sandbox suppliers behave; rates are shares from 0 to 1. */
export interface SandboxSettings {
  /** Without it there are no sandbox suppliers, and nothing answers or happens by itself. */
  isOn: boolean;
  /** Seeds inventory, prices and accidents: the same seed and clock give the same answers. */
  seed: string;
  /** Multiplies the suppliers' designed answer times: 1 as designed, 0 at once. */
  latencyFactor: number;
  failureRate: number;
  priceMoveRate: number;
  soldOutRate: number;
  /** Price checks that find fewer bags, or fewer documents accepted, than the search did. */
  packageChangeRate: number;
  documentsChangeRate: number;
  /** Issued orders whose flights an airline changes or cancels a little later. */
  disruptionRate: number;
  /** After how long the sandbox desk answers what waits for a person; null leaves it to people. */
  deskSeconds: number | null;
  /** JSON file that steers the suppliers for tests and demonstrations (suppliers/README.md); null leaves them to the rates. */
  scenario: string | null;
  /** When the sandbox railway sells: from five to one at night, or always. */
  railHours: 'usual' | 'all';
}

/** Everything the environment decides, checked once at start. */
export interface Settings {
  port: number;
  host: string;
  /** Absolute; holds the embedded database and the data key. Uploaded files are in the database. */
  dataDir: string;
  /** An own PostgreSQL (15 or later); null runs the embedded one in `dataDir`. */
  databaseUrl: string | null;
  /** What an empty database is filled with; beside an own PostgreSQL the demonstration comes only when it is asked for. */
  seed: 'demo' | 'none';
  /** Made the provider's first SuperUser where the database has no user yet; null makes none. */
  admin: { username: string; password: string } | null;
  /** Where browsers reach the portal, without a trailing slash; null when it is whatever the request says. */
  publicUrl: string | null;
  logLevel: LogLevel;
  /** What encrypts documents at rest. */
  dataKeys: DataKeys;
  /** Where the current one lies, when DATA_KEY is not given; `isNew` when it was made just now. */
  keyFile: KeyFile | null;
  /** Opens /api/metrics to callers that are not on this machine; null keeps it to loopback. */
  metricsToken: string | null;
  /** Requests a minute from one session; ten times as many from one address. 0 sets no limit. */
  rateLimit: number;
  /** Requests a minute with one API key; 0 as for a session. */
  apiKeyRateLimit: number;
  /** In which a request must have come in, its body included. */
  requestTimeoutMs: number;
  /** Addresses of reverse proxies whose X-Forwarded-For is believed, separated by commas; null believes none. */
  trustProxy: string | null;
  /** Where exchange rates are fetched from; null leaves them to be typed. */
  ratesUrl: string | null;
  /** IANA name of the zone in which credit periods begin and end. */
  billingZone: string;
  /** Where the desk works, by whose working days a group's quote is due. */
  desk: Workplace;
  /** Null keeps mails in the database. */
  mail: SmtpSettings | null;
  /** Null notifies no devices. */
  push: PushSettings | null;
  /** Notices to agencies' systems may go to this machine itself; for tests. */
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
 * Reads and checks the settings. Creates `DATA_DIR` and, where `DATA_KEY` is not given, the key file in it.
 * @throws SettingsError naming every value that is not valid.
 */
export function readSettings(env: Environment): Settings {
  const reader = new Reader(env);
  const givenKey = reader.key('DATA_KEY');
  const old = reader.keys('DATA_KEY_OLD');
  const databaseUrl = reader.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const seed = reader.oneOf('SEED', ['demo', 'none'], databaseUrl === null ? 'demo' : 'none');
  const settings = {
    port: reader.number('PORT', 8080, 0, 65_535, true),
    host: reader.text('HOST') ?? '0.0.0.0',
    dataDir: resolve(reader.text('DATA_DIR') ?? './data'),
    databaseUrl,
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
  // Of settings that are right otherwise: a payment provider whose keys are not whole takes nothing.
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

/** The password is neither trimmed nor repeated in a fault; it keeps the rule of every password that somebody chooses. */
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

/** The demonstration brings it along; elsewhere it has to be asked for. */
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

/** The key of this installation: made on the first start, read ever after. */
function keyIn(dataDir: string): KeyFile & { key: Buffer } {
  const file = join(dataDir, 'data-key');
  let isNew = true;
  try {
    // Passable but not listable: as root, the embedded database runs as another user below it.
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    isNew = false;
    // Another server that starts beside this one may have been faster with the key; a file in the folder's place is none.
    if (!existsSync(file))
      throw new SettingsError(
        `DATA_DIR: ${dataDir} cannot be written (${error instanceof Error ? error.message : String(error)})`,
      );
  }
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  if (key.length !== 32) throw new SettingsError(`DATA_DIR: ${file} is damaged; restore it from a backup`);
  return { key, path: file, isNew };
}
