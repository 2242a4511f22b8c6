import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { PaperOrder } from '../../../contract/paper/order-paper.ts';
import { PaperView } from './PaperView.tsx';
import styles from './PrintSheet.module.css';
import { type PaperChoice, usePaper } from './use-paper.ts';
import type { Printer } from './use-printing.ts';

export interface PrintSheetProps {
  of: PaperOrder;
  choice: PaperChoice;
  printer: Printer;
  onDone: () => void;
}

/** Prints an order's itinerary alone as soon as it renders; unmounts when the browser has printed. */
export function PrintSheet({ of, choice, printer, onDone }: PrintSheetProps) {
  const paper = usePaper(of)(choice);
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    const frame = printer === 'browser' ? 0 : requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onDone);
    };
  }, [printer, onDone]);
  return createPortal(
    <div className={styles.sheet} data-print-sheet data-theme="light">
      <PaperView paper={paper} />
    </div>,
    document.body,
  );
}
