import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_MS = 300_000;

/**
 * Checks `x-signature`: hexadecimal HMAC-SHA256 over `x-timestamp` (milliseconds) and the body under one of the webhook's secrets, not
 * older than five minutes. Source: https://www.airwallex.com/docs/developer-tools/webhooks
 */
export function checkAirwallexSignature(
  given: { signature: string; timestamp: string },
  body: string,
  secrets: readonly string[],
  at: Date,
): 'good' | 'signature' | 'stale' {
  const mac = Buffer.from(given.signature, 'hex');
  const isOurs = secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${given.timestamp}${body}`).digest();
    return mac.length === expected.length && timingSafeEqual(mac, expected);
  });
  if (!isOurs) return 'signature';
  return Math.abs(at.getTime() - Number(given.timestamp)) <= TOLERANCE_MS ? 'good' : 'stale';
}
