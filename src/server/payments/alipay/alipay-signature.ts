import { createSign, createVerify } from 'node:crypto';

type Params = Readonly<Record<string, string>>;

/** The text to sign: parameters with a value, sorted by name, as `name=value` joined by `&`. */
function signedText(params: Params, without: readonly string[]): string {
  return Object.entries(params)
    .filter(([name, value]) => value !== '' && !without.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** `sign` of a request (RSA2): RSA-SHA256 over its parameters. Source: https://opendocs.alipay.com/common/02kf5q */
export function signParams(params: Params, privateKey: string): string {
  return createSign('RSA-SHA256')
    .update(signedText(params, ['sign']))
    .sign(privateKey, 'base64');
}

/** Whether one of Alipay's keys signed it: there are two during key rotation. */
const isSigned = (text: string, signature: string, publicKeys: readonly string[]) =>
  publicKeys.some((publicKey) => createVerify('RSA-SHA256').update(text).verify(publicKey, signature, 'base64'));

/** Checks a notification's `sign`, which covers `sign_type` in some of Alipay's products and not in others. */
export function isSignedNotice(params: Params, publicKeys: readonly string[]): boolean {
  const { sign = '' } = params;
  return [['sign', 'sign_type'], ['sign']].some((without) => isSigned(signedText(params, without), sign, publicKeys));
}

/** The part of a response that its `sign` covers, if valid; null otherwise. */
export function signedAnswer(text: string, method: string, publicKeys: readonly string[]): string | null {
  const name = `${method.replaceAll('.', '_')}_response`;
  const [, answer = '', sign = ''] = new RegExp(`^\\s*{"${name}":({.*}),"sign":"([^"]+)"}\\s*$`, 's').exec(text) ?? [];
  return sign && isSigned(answer, sign, publicKeys) ? answer : null;
}
