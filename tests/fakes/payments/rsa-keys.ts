import { generateKeyPairSync } from 'node:crypto';

export interface RsaKeys {
  publicKey: string;
  privateKey: string;
}

const PEM = {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const;
const made = new Map<string, RsaKeys>();

/** The keys of this owner, in PEM: made once in a process, because each pair takes a tenth of a second. */
export function rsaKeysOf(owner: string): RsaKeys {
  const keys = made.get(owner) ?? generateKeyPairSync('rsa', PEM);
  made.set(owner, keys);
  return keys;
}
