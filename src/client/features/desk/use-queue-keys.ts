import { useEffect } from 'react';
import type { DeskTask } from '../../../contract/desk.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { opened } from './desk-tasks.ts';

/** J and K open the next and the one before it; not while somebody types, and not beside a window that stands over the page. */
export function useQueueKeys(
  list: readonly DeskTask[],
  order: string | undefined,
  onOpen: (task: DeskTask) => void,
): void {
  const press = useLatest((event: KeyboardEvent) => {
    const step = { j: 1, k: -1 }[event.key];
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, ion-modal');
    if (!step || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = list.findIndex((task) => opened(task).order === order);
    const next = list[at < 0 ? 0 : at + step];
    if (next) onOpen(next);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [press]);
}
