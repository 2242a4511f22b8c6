import type { ReactNode } from 'react';
import { layersSettled } from './back-layer.ts';

export interface ConfirmQuestion {
  title: string;
  text?: ReactNode;
  /** Label of the confirm button: a verb, not 'OK'. */
  confirm: string;
  cancel?: string;
  /** A third option beside confirm and cancel, for chooseDialog. */
  alternative?: string;
  /** A destructive option, below the others. */
  last?: string;
  danger?: boolean;
}

/** The chosen option. */
export type DialogAnswer = 'confirm' | 'alternative' | 'last';

export interface OpenQuestion extends ConfirmQuestion {
  answer: (answer: DialogAnswer | null) => void;
}

let current: OpenQuestion | null = null;
const listeners = new Set<() => void>();

function show(question: OpenQuestion | null): void {
  current = question;
  for (const listener of [...listeners]) listener();
}

export const openQuestion = {
  get: () => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Asks and waits: true when the agent confirms, false on cancel, Escape, back or a tap beside it. */
export async function confirmDialog(question: Omit<ConfirmQuestion, 'alternative' | 'last'>): Promise<boolean> {
  return (await chooseDialog(question)) === 'confirm';
}

/**
 * Like confirmDialog with further options; null on cancel, Escape, back or a tap beside it. The caller may navigate at once: it resolves
 * when the dialog's own entry is off the history, which would otherwise take the new address along.
 */
export function chooseDialog(question: ConfirmQuestion): Promise<DialogAnswer | null> {
  current?.answer(null);
  return new Promise((resolve) => {
    show({
      ...question,
      answer(answer) {
        show(null);
        // The dialog removes its entry as it closes, within this turn.
        setTimeout(() => void layersSettled().then(() => resolve(answer)));
      },
    });
  });
}
