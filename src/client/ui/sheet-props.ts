import type { ReactNode } from 'react';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  /** It is off screen. */
  onClosed?: () => void;
  title: string;
  children: ReactNode;
  /** Stays visible below the scrolling part. */
  footer?: ReactNode;
  /** Beside the title, before the close button. */
  end?: ReactNode;
  /** Heights on a phone, as fractions of the screen; by default as high as the content needs (full for 'full'). */
  breakpoints?: readonly number[] | 'full';
  /** For content that may hold nothing focusable: the keyboard scrolls it. */
  scrollsByKey?: boolean;
  /** Not closed by a tap beside it, Escape or back: something must be answered. */
  mustAnswer?: boolean;
}
