import { plainAscii } from '../../contract/one-line.ts';

export type Transform = 'upper' | 'digits' | 'code' | ((text: string) => string);

/** Converts typed or pasted text to a field's format. */
export function applyTransform(text: string, transform: Transform | undefined): string {
  if (!transform) return text;
  const plain = plainAscii(text);
  if (typeof transform === 'function') return transform(plain);
  if (transform === 'digits') return plain.replace(/\D/g, '');
  if (transform === 'code') return plain.toUpperCase().replace(/[\s-]/g, '');
  return plain.toUpperCase();
}
