import { type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';

interface FillButtonProps {
  label: string;
  /** What the tap may do without the sheet, as browsers allow a tap alone; answers whether that was all. */
  atOnce?: () => Promise<boolean>;
  /** The sheet behind the button; mounted on first use, and kept for its exit animation. */
  sheet: (door: { open: boolean; onClose: () => void }) => ReactNode;
}

/** Work unfinished by then, e.g. while a browser prompts its user, does not delay the sheet. */
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
    // A slow device finished after all: the sheet has nothing left to ask.
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
