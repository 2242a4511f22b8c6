import { type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';

interface FillButtonProps {
  label: string;
  /** The sheet behind the button; it is made when it is first asked for, and stays for its way out. */
  sheet: (door: { open: boolean; onClose: () => void }) => ReactNode;
}

/** One of the ways to fill in a passenger without typing. */
export function FillButton({ label, sheet }: FillButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setWasOpen(true);
    setOpen(true);
  };
  return (
    <>
      <Button kind="quiet" block onPress={open}>
        {label}
      </Button>
      {wasOpen ? sheet({ open: isOpen, onClose: () => setOpen(false) }) : null}
    </>
  );
}
