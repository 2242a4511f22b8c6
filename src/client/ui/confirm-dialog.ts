import type { ReactNode } from 'react';

export interface ConfirmQuestion {
  title: string;
  text?: ReactNode;
  /** The words on the button that goes on: a verb, not 'OK'. */
  confirm: string;
  cancel?: string;
  danger?: boolean;
}

export interface OpenQuestion extends ConfirmQuestion {
  answer: (yes: boolean) => void;
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
export function confirmDialog(question: ConfirmQuestion): Promise<boolean> {
  current?.answer(false);
  return new Promise((resolve) => {
    show({
      ...question,
      answer(yes) {
        show(null);
        resolve(yes);
      },
    });
  });
}
