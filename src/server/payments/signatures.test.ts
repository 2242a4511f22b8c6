import { createHmac, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkAirwallexSignature } from './airwallex/airwallex-signature.ts';
import { canonicalParams, canonicalRequest, openEnvelope } from './yeepay/yeepay-signature.ts';

test('Airwallex signs the time in milliseconds and the body', () => {
  const [timestamp, body, secret] = ['1795175633297', '{"name":"payment_intent.succeeded"}', 'whsec_known'];
  const signature = createHmac('sha256', secret).update(timestamp).update(body).digest('hex');
  const at = new Date(Number(timestamp) + 299_000);
  expect(checkAirwallexSignature({ signature, timestamp }, body, [secret], at)).toBe('good');
  expect(checkAirwallexSignature({ signature, timestamp }, `${body} `, [secret], at)).toBe('signature');
  expect(checkAirwallexSignature({ signature, timestamp }, body, ['whsec_other'], at)).toBe('signature');
  expect(checkAirwallexSignature({ signature: '', timestamp }, body, [secret], at)).toBe('signature');
  const late = new Date(at.getTime() + 2_000);
  expect(checkAirwallexSignature({ signature, timestamp }, body, [secret], late)).toBe('stale');
});

test('Yeepay signs parameters by name, encoded once and with spaces as %20', () => {
  expect(canonicalParams({ orderId: '42', goodsName: '机票 (1)*', amount: '1.50' })).toBe(
    'amount=1.50&goodsName=%E6%9C%BA%E7%A5%A8%20%281%29%2A&orderId=42',
  );
});

test('Yeepay signs parameters of a question in the line of the query, of an order by their hash', () => {
  const call = { path: '/rest/v1.0/trade/order/query', params: { orderId: '42' }, at: new Date(0) };
  const headers = { 'x-yop-request-id': 'one', 'x-yop-appkey': 'app' };
  const auth = 'yop-auth-v3/app/2026-11-20T02:00:00Z/1800';
  const lines = ['x-yop-appkey:app', 'x-yop-request-id:one'];
  expect(canonicalRequest({ ...call, method: 'GET' }, auth, headers).split('\n')).toEqual([
    ...[auth, 'GET', call.path, 'orderId=42'],
    ...lines,
  ]);
  expect(canonicalRequest({ ...call, method: 'POST' }, auth, headers).split('\n')[3]).toBe('');
});

test('nothing comes out of an envelope that is none', () => {
  const pem = { type: 'pkcs8', format: 'pem' } as const;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: pem,
  });
  const keys = { appKey: 'app', privateKeys: [privateKey] as const, publicKeys: [publicKey] };
  for (const response of ['', 'a$b$AES$SHA256', 'a$b$DES$SHA256', 'a$b$AES$SHA256$c', '$$AES$SHA256'])
    expect(openEnvelope(keys, response)).toBeNull();
});
