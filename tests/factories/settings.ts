import type { Settings } from '../../src/server/config.ts';
import { NO_PAYMENT_PROVIDERS } from '../../src/server/payments/payment-settings.ts';

/** Settings of a test server: a quiet sandbox without delays or random failures, and no rate limits. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  return {
    port: 0,
    host: '127.0.0.1',
    dataDir: '/nonexistent',
    databaseUrl: null,
    databaseSessionUrl: null,
    seed: 'demo',
    admin: null,
    publicUrl: null,
    logLevel: 'silent',
    dataKeys: { current: Buffer.alloc(32, 7), old: [] },
    keyFile: null,
    metricsToken: null,
    rateLimit: 0,
    apiKeyRateLimit: 0,
    requestTimeoutMs: 60_000,
    trustProxy: null,
    ratesUrl: null,
    billingZone: 'Asia/Shanghai',
    desk: { country: 'CN', zone: 'Asia/Shanghai' },
    mail: null,
    noticesToLoopback: true,
    push: { contact: 'mailto:desk@example.com', keys: null },
    sandbox: {
      isOn: true,
      deskSeconds: null,
      seed: 'test',
      latencyFactor: 0,
      failureRate: 0,
      priceMoveRate: 0,
      soldOutRate: 0,
      packageChangeRate: 0,
      documentsChangeRate: 0,
      disruptionRate: 0,
      scenario: null,
      railHours: 'usual',
    },
    payments: NO_PAYMENT_PROVIDERS,
    ...changes,
  };
}
