import type { ReactNode } from 'react';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  /** It has left the screen. */
  onClosed?: () => void;
  title: string;
  children: ReactNode;
  /** Stays in sight below the scrolling part. */
  footer?: ReactNode;
  /** Beside the title, before the close button. */
  end?: ReactNode;
  /** Heights on a phone, as parts of the screen; without, the sheet is as high as its content asks (full for 'full'). */
  breakpoints?: readonly number[] | 'full';
  /** For one that may hold nothing to press below its title: the keyboard scrolls it. */
  scrollsByKey?: boolean;
  /** Cannot be shut by a tap beside it, Escape or back: something must be answered. */
  mustAnswer?: boolean;
}
