import { useState } from 'react';
import { lazyPart } from './lazy-part.tsx';
import type { SheetProps } from './sheet-props.ts';

const SheetModal = lazyPart(async () => (await import('./SheetModal.tsx')).SheetModal, { isAskedFor: true });

/** A bottom sheet on phones, a dialog on larger screens. The browser's back closes it. */
export function Sheet(props: SheetProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? <SheetModal {...props} /> : null;
}
