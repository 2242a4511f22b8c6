import type { MessageDescriptor } from '@lingui/core';

/**
 * The label of an enum value. A newer server may send one that this version does not know: then its name is shown, made readable, until the
 * page has been updated.
 */
export function labelOf<K extends string>(words: Readonly<Record<K, MessageDescriptor>>, value: K): MessageDescriptor {
  return Object.hasOwn(words, value) ? words[value] : { id: value, message: readable(value) };
}

/** `refund_on_hold` and `refundOnHold` as `Refund on hold`. */
function readable(name: string): string {
  const text = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\W]+/g, ' ')
    .trim()
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
