export type Transform = 'upper' | 'digits' | 'code' | ((text: string) => string);

/** Brings typed text into the shape a field wants. */
export function applyTransform(text: string, transform: Transform | undefined): string {
  if (!transform) return text;
  if (typeof transform === 'function') return transform(text);
  if (transform === 'digits') return text.replace(/\D/g, '');
  if (transform === 'code') return text.toUpperCase().replace(/[\s-]/g, '');
  return text.toUpperCase();
}
