import { TOAST } from '../../contract/limits.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';
export interface ToastMessage {
  id: number;
  text: string;
  kind: ToastKind;
}

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

/** Shows a message for 3000 ms (spec §9). The same words already on screen are not shown twice. */
export function toast(text: string, kind: ToastKind = 'info'): void {
  if (text === '' || shown.some((one) => one.text === text)) return;
  const id = next++;
  change([...shown.slice(-2), { id, text, kind }]);
  setTimeout(() => dismissToast(id), TOAST.durationMs);
}
