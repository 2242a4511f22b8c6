import type { ReactNode } from 'react';
import { useOnline } from '../../api/online.ts';
import { Button } from '../../ui/Button.tsx';
import { useKeys } from './use-keys.ts';

interface KeyButtonProps {
  /** The key that presses it. */
  letter: string;
  busy: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A step with a task that a key takes as well, for as long as its button is there. */
export function KeyButton({ letter, busy, onPress, children }: KeyButtonProps) {
  const online = useOnline();
  useKeys({ [letter]: online && !busy ? onPress : undefined });
  return (
    <Button kind="quiet" busy={busy} disabled={!online} onPress={onPress}>
      {children}
    </Button>
  );
}
