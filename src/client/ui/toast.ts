import { TOAST } from '../../contract/limits.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';
export interface ToastMessage {
  id: number;
  text: string;
  kind: ToastKind;
  action?: ToastAction | undefined;
  durationMs: number;
}

/** An action on a message, such as Undo. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

/** Time to read, decide and press. */
const ACTION_MS = 8000;

/** More would be shown long after their events; the newest replaces the last one without an action. */
const MOST = 3;

let next = 1;
let shown: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

function change(to: readonly ToastMessage[]): void {
  shown = to;
  for (const listener of [...listeners]) listener();
}

export const toasts = {
  get: () => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

export function dismissToast(id: number): void {
  change(shown.filter((one) => one.id !== id));
}

/** Shows a message for 3000 ms (spec §9), longer with an action; messages are queued. A text already on screen is not shown twice. */
export function toast(text: string, kind: ToastKind = 'info', action?: ToastAction): void {
  if (text === '' || shown.some((one) => one.text === text && !action)) return;
  const durationMs = action ? ACTION_MS : TOAST.durationMs;
  const last = shown.length < MOST ? undefined : shown.slice(1).findLast((one) => !one.action);
  change([...shown.filter((one) => one !== last), { id: next++, text, kind, action, durationMs }]);
}
