import { useEffect } from 'react';
import { useLatest } from '../../ui/use-latest.ts';

/** What a letter that is pressed does; a letter that does nothing now is left to the browser. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

type Press = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The letter that was pressed by itself; null while somebody types, and beside a window that stands over the page. */
export function letterOf({ key, target, ctrlKey, metaKey, altKey }: Press): string | null {
  const isTyping = target instanceof Element && target.closest('input, textarea, select, ion-modal');
  return isTyping || ctrlKey || metaKey || altKey ? null : key;
}

/** Letters that do something on the page, for as long as whoever offers them is on screen. */
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
