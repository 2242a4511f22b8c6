import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import { isObject, readObject, textIn } from '../call-provider.ts';

const TOLERANCE_SECONDS = 300;

export interface MerchantKey {
  merchantId: string;
  /** The merchant certificate's. */
  serial: string;
  /** PEM. */
  privateKey: string;
}

/** `Authorization` of a request: RSA-SHA256 over method, path, time, nonce and body, one per line. */
export function authorization(
  key: MerchantKey,
  request: { method: string; path: string; body: string; at: Date },
): string {
  const time = Math.floor(request.at.getTime() / 1000);
  const nonce = randomBytes(16).toString('hex');
  const text = `${request.method}\n${request.path}\n${time}\n${nonce}\n${request.body}\n`;
  const signature = createSign('RSA-SHA256').update(text).sign(key.privateKey, 'base64');
  const parts = { mchid: key.merchantId, nonce_str: nonce, timestamp: time, serial_no: key.serial, signature };
  const list = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`;
}

export interface ProviderKey {
  /** `PUB_KEY_ID_…`, or a certificate's serial number: `Wechatpay-Serial` in answers and notices. */
  publicKeyId: string;
  /** PEM, of a key or a certificate. */
  publicKey: string;
}

/**
 * Checks the signature over time, nonce and body of an answer or webhook by the key it names. WeChat Pay sends wrong ones on purpose, as a
 * test.
 */
export function checkSignature(
  keys: readonly ProviderKey[],
  header: (name: string) => string,
  body: string,
  at: Date,
): 'good' | 'signature' | 'stale' {
  const time = header('wechatpay-timestamp');
  const key = keys.find(({ publicKeyId }) => publicKeyId === header('wechatpay-serial'));
  if (!key) return 'signature';
  const text = `${time}\n${header('wechatpay-nonce')}\n${body}\n`;
  const signature = Buffer.from(header('wechatpay-signature'), 'base64');
  if (!createVerify('RSA-SHA256').update(text).verify(key.publicKey, signature)) return 'signature';
  return Math.abs(at.getTime() / 1000 - Number(time)) <= TOLERANCE_SECONDS ? 'good' : 'stale';
}

type Fields = Readonly<Record<string, unknown>>;

/** Decrypts a webhook's `resource` (AES-256-GCM under the API v3 key); null where none of these keys fits. */
export function openResource(resource: unknown, apiKeys: readonly string[]): Fields | null {
  if (!isObject(resource) || resource.algorithm !== 'AEAD_AES_256_GCM') return null;
  for (const apiKey of apiKeys) {
    const opened = openedWith(resource, apiKey);
    if (opened) return opened;
  }
  return null;
}

function openedWith(resource: Fields, apiKey: string): Fields | null {
  const sealed = Buffer.from(textIn(resource, 'ciphertext'), 'base64');
  try {
    const nonce = Buffer.from(textIn(resource, 'nonce'));
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), nonce, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(textIn(resource, 'associated_data')));
    decipher.setAuthTag(sealed.subarray(-16));
    return readObject(Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString());
  } catch {
    return null;
  }
}
