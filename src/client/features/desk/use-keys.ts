import { useEffect } from 'react';
import { useLatest } from '../../ui/use-latest.ts';

/** The handler of each letter; a letter without one is left to the browser. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

type Press = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The letter pressed without modifiers; null while typing, and while a dialog is open. */
export function letterOf({ key, target, ctrlKey, metaKey, altKey }: Press): string | null {
  const isTyping = target instanceof Element && target.closest('input, textarea, select, ion-modal');
  return isTyping || ctrlKey || metaKey || altKey ? null : key;
}

/** Keyboard shortcuts of the page, while the calling component is mounted. */
export function useKeys(keys: Keys): void {
  const press = useLatest((event: KeyboardEvent) => {
    const letter = letterOf(event);
    if (letter !== null && Object.hasOwn(keys, letter)) keys[letter]?.();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [press]);
}
