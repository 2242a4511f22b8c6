import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from './config.ts';
import { SECRETS } from './http/hide-secrets.ts';
import { SettingsError } from './settings-reader.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'interline-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (env: Record<string, string> = {}) => readSettings({ DATA_DIR: join(folder, 'data'), ...env });

function faultsOf(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

describe('settings', () => {
  it('need nothing to be set', () => {
    expect(read()).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: null,
      seed: 'demo',
      publicUrl: null,
      logLevel: 'info',
      metricsToken: null,
      sandbox: { latencyFactor: 1 },
    });
  });

  it('demonstrate beside an own database only where SEED says so', () => {
    const own = { DATABASE_URL: 'postgres://portal@db.example/portal' };
    expect(read(own).seed).toBe('none');
    expect(read({ ...own, SEED: 'demo' }).seed).toBe('demo');
    expect(read({ SEED: 'none' }).seed).toBe('none');
  });

  it('take a line for sessions beside DATABASE_URL, which is a transaction pooler then and must leave limits to it', () => {
    const own = { DATABASE_URL: 'postgres://portal@db.example:6432/portal?query_timeout=9000' };
    const DATABASE_SESSION_URL = 'postgres://portal:s3cret@db.example:5000/portal?statement_timeout=9000';
    expect(read(own).databaseSessionUrl).toBeNull();
    expect(read({ ...own, DATABASE_SESSION_URL }).databaseSessionUrl).toBe(DATABASE_SESSION_URL);
    expect(faultsOf({ DATABASE_SESSION_URL })).toBe('DATABASE_SESSION_URL: goes with DATABASE_URL, which is missing');
    const wrong = faultsOf({ ...own, DATABASE_SESSION_URL: 'mysql://portal:s3cret@db.example' });
    expect(wrong).toBe('DATABASE_SESSION_URL: must be a URL that starts with postgres:// or postgresql://');
    for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'options'])
      expect(faultsOf({ DATABASE_URL: `${own.DATABASE_URL}&${name}=1`, DATABASE_SESSION_URL })).toBe(
        `DATABASE_URL: cannot set ${name} through a transaction pooler; set it there, as deploy/pgbouncer.ini does`,
      );
  });

  it('let the sandbox act only where it is asked for, and never beside payment providers that are live', () => {
    const own = { DATABASE_URL: 'postgres://portal@db.example/portal' };
    const off = { isOn: false, deskSeconds: null, disruptionRate: 0 };
    expect(read().sandbox).toMatchObject({ isOn: true, deskSeconds: 20, disruptionRate: 0.02 });
    expect(read(own).sandbox).toMatchObject(off);
    expect(read({ SEED: 'none' }).sandbox).toMatchObject(off);
    expect(read({ SANDBOX: 'off' }).sandbox).toMatchObject(off);
    expect(read({ ...own, SANDBOX: 'on' }).sandbox.isOn).toBe(true);

    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'wh',
      PUBLIC_URL: 'https://portal.example',
    };
    const live = { ...stripe, STRIPE_SECRET_KEY: 'sk_live_1' };
    expect(faultsOf(live)).toContain('SANDBOX:');
    expect(faultsOf({ ...stripe, PAYMENT_SANDBOX: 'on' })).toBe('');
    expect(faultsOf({ ...live, ...own })).toBe('');
    expect(faultsOf({ ...live, ...own, SEED: 'demo', SANDBOX: 'off' })).toContain('SEED:');
  });

  it('take a payment provider for a sandbox only where its address and its key are no live ones', () => {
    const on = { PAYMENT_SANDBOX: 'on', PUBLIC_URL: 'https://portal.example' };
    const stripe = { ...on, STRIPE_WEBHOOK_SECRET: 'wh' };
    expect(faultsOf({ ...stripe, STRIPE_SECRET_KEY: 'sk_test_1' })).toBe('');
    expect(faultsOf({ ...stripe, STRIPE_SECRET_KEY: 'sk_live_1' })).toContain('STRIPE_SECRET_KEY:');
    expect(faultsOf({ ...stripe, STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_URL: 'http://127.0.0.1:9' })).toContain(
      'STRIPE_S',
    );
    expect(faultsOf({ ...stripe, STRIPE_SECRET_KEY: 'anything', STRIPE_URL: 'http://127.0.0.1:9' })).toBe('');
    const paypal = {
      PAYPAL_CLIENT_ID: 'a',
      PAYPAL_CLIENT_SECRET: 'b',
      PAYPAL_WEBHOOK_ID: 'c',
      PAYPAL_MERCHANT_ID: 'd',
    };
    expect(faultsOf({ ...on, ...paypal })).toContain('PAYPAL_URL:');
    expect(faultsOf({ ...on, ...paypal, PAYPAL_URL: 'https://api.paypal.com' })).toContain('PAYPAL_URL:');
    expect(faultsOf({ ...on, ...paypal, PAYPAL_URL: 'https://api-m.sandbox.paypal.com' })).toBe('');
    const airwallex = ['CLIENT_ID', 'API_KEY', 'ACCOUNT_ID', 'WEBHOOK_SECRET'].map((name) => [
      `AIRWALLEX_${name}`,
      'a',
    ]);
    expect(faultsOf({ ...on, ...Object.fromEntries(airwallex) })).toContain('AIRWALLEX_URL:');
  });

  it('take a payment provider’s sandbox for no live one, and say everywhere that what is paid there is no money', () => {
    const own = { DATABASE_URL: 'postgres://portal@db.example/portal', PUBLIC_URL: 'https://portal.example' };
    const stripe = { ...own, STRIPE_WEBHOOK_SECRET: 'wh' };
    for (const key of ['sk_test_1', 'rk_test_1'])
      expect(faultsOf({ ...stripe, STRIPE_SECRET_KEY: key })).toContain('STRIPE_SECRET_KEY: is a sandbox’s');
    const paypal = ['CLIENT_ID', 'CLIENT_SECRET', 'WEBHOOK_ID', 'MERCHANT_ID'].map((name) => [`PAYPAL_${name}`, 'a']);
    const atPaypal = { ...own, ...Object.fromEntries(paypal) };
    expect(faultsOf({ ...atPaypal, PAYPAL_URL: 'https://api-m.sandbox.paypal.com' })).toContain('PAYPAL_URL: is a');
    expect(faultsOf(atPaypal)).toBe('');
    const sandbox = { ...stripe, STRIPE_SECRET_KEY: 'sk_test_1', PAYMENT_SANDBOX: 'on' };
    expect(faultsOf(sandbox)).toContain('PAYMENT_SANDBOX:');
    expect(faultsOf({ ...sandbox, SANDBOX: 'on' })).toBe('');
  });

  it('take a first administrator by name and password, of which neither may miss or be out of bounds', () => {
    expect(read().admin).toBeNull();
    const admin = { username: 'first.admin', password: 'Secret-1' };
    expect(read({ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password }).admin).toEqual(admin);
    expect(faultsOf({ ADMIN_USERNAME: 'first.admin' })).toContain('ADMIN_PASSWORD');
    expect(faultsOf({ ADMIN_PASSWORD: 'Secret-1' })).toContain('ADMIN_USERNAME');
    const long = faultsOf({ ADMIN_USERNAME: 'first.admin', ADMIN_PASSWORD: 'sixteen-letters!' });
    expect(long).toContain('6 to 15');
    expect(long).not.toContain('sixteen');
    // Like users' own passwords, it must not be one that attackers try first.
    for (const ADMIN_PASSWORD of ['password1', 'Password1', 'first.admin', 'First.Admin', '      '])
      expect(faultsOf({ ADMIN_USERNAME: 'first.admin', ADMIN_PASSWORD })).toContain('ADMIN_PASSWORD: must be');
  });

  it('send mails by a server only when they say from whom, and never repeat its password', () => {
    expect(read().mail).toBeNull();
    const url = 'smtps://portal:mail-password@mail.example';
    expect(read({ SMTP_URL: url, MAIL_FROM: 'Interline <desk@mail.example>' }).mail?.url).toBe(url);
    expect(faultsOf({ SMTP_URL: url })).toContain('MAIL_FROM');
    expect(faultsOf({ SMTP_URL: url, MAIL_FROM: 'nobody' })).toContain('MAIL_FROM');
    const wrong = faultsOf({ SMTP_URL: 'mail-password', MAIL_FROM: 'desk@mail.example' });
    expect(wrong).toContain('SMTP_URL');
    expect(wrong).not.toContain('mail-password');
  });

  it('are read from the environment', () => {
    const env = { PORT: '9000', SEED: 'none', PUBLIC_URL: 'https://portal.example/', SANDBOX_FAILURE_RATE: '0.5' };
    expect(read(env)).toMatchObject({
      port: 9000,
      seed: 'none',
      publicUrl: 'https://portal.example',
      sandbox: { failureRate: 0.5 },
    });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT: must be a whole number from 0 to 65535, not "eighty"'],
    [{ PORT: '70000' }, 'PORT: must be a whole number from 0 to 65535, not "70000"'],
    [{ SEED: 'all' }, 'SEED: must be one of demo, none, not "all"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent, not "loud"'],
    [{ PUBLIC_URL: 'portal.example' }, 'PUBLIC_URL: must be a URL that starts with https:// or http://'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must be a URL that starts with postgres:// or postgresql://'],
    [{ DATA_KEY: 'short' }, 'DATA_KEY: must be 32 bytes in base64 (openssl rand -base64 32)'],
    [{ REQUEST_TIMEOUT: '0' }, 'REQUEST_TIMEOUT: must be a number from 1 to 3600, not "0"'],
    [{ TRUST_PROXY: '10.0.0.1, proxy' }, 'TRUST_PROXY: "proxy" is no IP address or range'],
    [{ WECHAT_PAY_URL: 'pay.example' }, 'WECHAT_PAY_URL: must be a URL that starts with https:// or http://'],
    [{ DESK_COUNTRY: 'cn' }, 'DESK_COUNTRY: must be the two letters of a country, such as CN, not "cn"'],
    [{ STRIPE_FEE: '30' }, 'STRIPE_FEE: must be a number from 0 to 20, not "30"'],
    [
      { STRIPE_SECRET_KEY: 'sk_test', PUBLIC_URL: 'https://portal.example' },
      'STRIPE_WEBHOOK_SECRET: missing; STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET go together',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec' },
      'PUBLIC_URL: payment providers send payers and notices there; give it with their keys',
    ],
    [
      { STRIPE_WEBHOOK_SECRET_2: 'whsec' },
      'STRIPE_WEBHOOK_SECRET_2: goes with STRIPE_WEBHOOK_SECRET, which is missing',
    ],
    [{ SANDBOX_SOLD_OUT_RATE: '2' }, 'SANDBOX_SOLD_OUT_RATE: must be a number from 0 to 1, not "2"'],
  ])('refuse %o with what is right', (env, message) => {
    expect(faultsOf(env)).toBe(message);
  });

  it('tell all faults at once, and a misspelt sandbox setting with the right names', () => {
    const faults = faultsOf({ PORT: 'x', SEED: 'y', SANDBOX_LATENCI: '1' }).split('\n');
    expect(faults.map((line) => line.split(':')[0])).toEqual(['SEED', 'PORT', 'SANDBOX_LATENCI']);
    expect(faults[2]).toContain('SANDBOX_LATENCY');
  });

  it('need a folder for DATA_DIR, not a file', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(faultsOf({ DATA_DIR: file })).toContain(`DATA_DIR: ${file} cannot be written`);
  });

  it('never repeat a connection string, which holds a password', () => {
    expect(faultsOf({ DATABASE_URL: 'http://user:s3cret@host' })).not.toContain('s3cret');
    const strings = Object.keys(read()).filter((name) => /^database.*Url$/.test(name));
    expect(strings).toEqual(['databaseUrl', 'databaseSessionUrl']);
    expect(strings.filter((name) => !SECRETS.has(name))).toEqual([]);
  });
});

describe('the data key', () => {
  const file = () => join(folder, 'data', 'data-key');

  it('is made once, readable by the server alone', () => {
    const { current } = read().dataKeys;
    expect(current).toHaveLength(32);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(read().dataKeys.current.equals(current)).toBe(true);
  });

  it('is taken from the environment where it is set, and not written down then', () => {
    const key = Buffer.alloc(32, 1).toString('base64');
    expect(read({ DATA_KEY: key }).dataKeys.current.toString('base64')).toBe(key);
    expect(existsSync(file())).toBe(false);
  });

  it('has those before it beside it, to read what they locked', () => {
    const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const { old } = read({ DATA_KEY_OLD: `${one.toString('base64')}, ${two.toString('base64')}` }).dataKeys;
    expect(old).toEqual([one, two]);
    expect(faultsOf({ DATA_KEY_OLD: 'short' })).toContain('DATA_KEY_OLD');
  });

  it('is not replaced when its file is damaged: what it locked would be lost', () => {
    read();
    writeFileSync(file(), 'damaged');
    expect(faultsOf({})).toContain('restore it from a backup');
    expect(readFileSync(file(), 'utf8')).toBe('damaged');
  });
});
