import type { ReactNode } from 'react';
import { useOnline } from '../../api/online.ts';
import { Button } from '../../ui/Button.tsx';
import { useKeys } from './use-keys.ts';

interface KeyButtonProps {
  /** The shortcut key. */
  letter: string;
  busy: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A task's button with a shortcut key, active while it is mounted. */
export function KeyButton({ letter, busy, onPress, children }: KeyButtonProps) {
  const online = useOnline();
  useKeys({ [letter]: online && !busy ? onPress : undefined });
  return (
    <Button kind="quiet" busy={busy} disabled={!online} onPress={onPress}>
      {children}
    </Button>
  );
}
