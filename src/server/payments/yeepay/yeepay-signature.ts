import {
  constants,
  createDecipheriv,
  createHash,
  createSign,
  createVerify,
  privateDecrypt,
  randomUUID,
} from 'node:crypto';

type Params = Readonly<Record<string, string>>;

export interface YeepayKeys {
  appKey: string;
  /** The merchant's own keys and Yeepay's, in PEM: the signing key first, and a second one during key rotation. */
  privateKeys: readonly [string, ...string[]];
  publicKeys: readonly string[];
}

/** Percent-encoding of all but letters, digits and `-_.~`. */
export function normalized(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Parameters sorted by name, as signed. */
export function canonicalParams(params: Params): string {
  const pairs = Object.entries(params).map(([name, value]) => `${normalized(name)}=${normalized(value)}`);
  return pairs.toSorted((a, b) => (a < b ? -1 : 1)).join('&');
}

export interface YeepayCall {
  method: 'GET' | 'POST';
  /** Without the host's own path. */
  path: string;
  params: Params;
  at: Date;
}

/** The text to sign for a request with these headers. */
export function canonicalRequest({ method, path, params }: YeepayCall, auth: string, headers: Params): string {
  const lines = Object.entries(headers).map(([name, value]) => `${normalized(name)}:${normalized(value)}`);
  const query = method === 'POST' ? '' : canonicalParams(params);
  return [auth, method, path, query, ...lines.toSorted((a, b) => (a < b ? -1 : 1))].join('\n');
}

const SECONDS_VALID = 1800;

/**
 * The headers of a request, `Authorization` among them: RSA-SHA256 over method, path, parameters and the headers named in it.
 * Source: https://open.yeepay.com/docs/platform/sdk_guide/signature
 */
export function signedHeaders(
  { appKey, privateKeys: [privateKey] }: YeepayKeys,
  call: YeepayCall,
): Record<string, string> {
  const content = call.method === 'POST' ? canonicalParams(call.params) : '';
  const headers = {
    'x-yop-appkey': appKey,
    'x-yop-content-sha256': createHash('sha256').update(content).digest('hex'),
    'x-yop-request-id': randomUUID(),
  };
  const time = `${call.at.toISOString().slice(0, 19)}Z`;
  const auth = `yop-auth-v3/${appKey}/${time}/${SECONDS_VALID}`;
  const signature = createSign('RSA-SHA256')
    .update(canonicalRequest(call, auth, headers))
    .sign(privateKey, 'base64url');
  const authorization = `YOP-RSA2048-SHA256 ${auth}/${Object.keys(headers).join(';')}/${signature}$SHA256`;
  return { ...headers, authorization };
}

/**
 * Decrypts a webhook's `response` (`key$data$AES$SHA256`: an AES-128 key under our RSA key, with it JSON with Yeepay's signature after the
 * last `$`); null where not encrypted for us or not signed by Yeepay, without saying which.
 */
export function openEnvelope({ privateKeys, publicKeys }: YeepayKeys, response: string): string | null {
  const [sealedKey = '', data = '', cipher, digest, ...more] = response.split('$');
  if (cipher !== 'AES' || digest !== 'SHA256' || more.length > 0) return null;
  for (const privateKey of privateKeys) {
    const opened = openedWith(privateKey, sealedKey, data);
    if (opened && publicKeys.some((key) => isSigned(opened, key))) return opened.json;
  }
  return null;
}

interface Opened {
  json: string;
  signature: string;
}

function openedWith(privateKey: string, sealedKey: string, data: string): Opened | null {
  try {
    // With wrong padding this returns some other key instead of throwing.
    const key = privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_PADDING },
      Buffer.from(sealedKey, 'base64url'),
    );
    const decipher = createDecipheriv('aes-128-ecb', key, null);
    const text = Buffer.concat([decipher.update(Buffer.from(data, 'base64url')), decipher.final()]).toString();
    const end = text.lastIndexOf('$');
    return { json: text.slice(0, Math.max(0, end)), signature: text.slice(end + 1) };
  } catch {
    return null;
  }
}

const isSigned = ({ json, signature }: Opened, publicKey: string): boolean =>
  createVerify('RSA-SHA256').update(json).verify(publicKey, signature, 'base64url');
