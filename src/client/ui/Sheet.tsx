import { lazy, Suspense, useState } from 'react';
import type { SheetProps } from './sheet-props.ts';

const SheetModal = lazy(() => import('./SheetModal.tsx').then((m) => ({ default: m.SheetModal })));

/** A sheet from below on phones, a dialog on larger screens. The browser's back shuts it. */
export function Sheet(props: SheetProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return <Suspense>{wasOpen ? <SheetModal {...props} /> : null}</Suspense>;
}
