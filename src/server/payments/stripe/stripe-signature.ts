import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_MS = 300_000;

/**
 * Checks `Stripe-Signature` (`t=…,v1=…`): HMAC-SHA256 over `t.body` under one of the endpoint's secrets, not older than five minutes.
 * Source: https://docs.stripe.com/webhooks/signature
 */
export function checkStripeSignature(
  header: string,
  body: string,
  secrets: readonly string[],
  at: Date,
): 'good' | 'signature' | 'stale' {
  const pairs = header.split(',').map((part) => part.trim().split('=', 2));
  const time = pairs.find(([name]) => name === 't')?.[1] ?? '';
  const given = pairs.flatMap(([name, value]) => (name === 'v1' && value ? [Buffer.from(value, 'hex')] : []));
  const isOurs = secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
    return given.some((mac) => mac.length === expected.length && timingSafeEqual(mac, expected));
  });
  if (!isOurs) return 'signature';
  return Math.abs(at.getTime() - Number(time) * 1000) <= TOLERANCE_MS ? 'good' : 'stale';
}
