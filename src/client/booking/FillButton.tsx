import { type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';

interface FillButtonProps {
  label: string;
  /** What the tap may do without the sheet, as browsers allow a tap alone; answers whether that was all. */
  atOnce?: () => Promise<boolean>;
  /** The sheet behind the button; it is made when it is first asked for, and stays for its way out. */
  sheet: (door: { open: boolean; onClose: () => void }) => ReactNode;
}

/** What has not been done by then, as while a browser asks its user, does not keep the sheet waiting. */
const PATIENCE_MS = 600;

/** One of the ways to fill in a passenger without typing. */
export function FillButton({ label, atOnce, sheet }: FillButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setWasOpen(true);
    setOpen(true);
  };
  const press = async () => {
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
    const done = atOnce?.() ?? Promise.resolve(false);
    if (await Promise.race([done, late])) return;
    open();
    // A slow device got there after all: there is nothing left for the sheet to ask.
    if (await done) setOpen(false);
  };
  return (
    <>
      <Button kind="quiet" block onPress={() => void press()}>
        {label}
      </Button>
      {wasOpen ? sheet({ open: isOpen, onClose: () => setOpen(false) }) : null}
    </>
  );
}
