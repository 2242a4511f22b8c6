import type { DeskTask } from '../../../contract/desk.ts';
import { opened } from './desk-tasks.ts';
import { useKeys } from './use-keys.ts';

/** J and K open the next and the one before it. */
export function useQueueKeys(
  list: readonly DeskTask[],
  order: string | undefined,
  onOpen: (task: DeskTask) => void,
): void {
  const open = (step: number) => {
    const at = list.findIndex((task) => opened(task).order === order);
    const next = list[at < 0 ? 0 : at + step];
    if (next) onOpen(next);
  };
  useKeys({ j: () => open(1), k: () => open(-1) });
}
