import { fieldId } from './field-ids.ts';

const CONTROLS = 'input, select, textarea, button';

/** Brings a field to the keyboard, by its path in the form, and into view unless the page stays where it is. */
export function focusField(path: string, { preventScroll = false } = {}): void {
  const control = document.getElementById(fieldId(path));
  if (!preventScroll) control?.scrollIntoView({ block: 'center' });
  // A place is picked by a button on phones.
  const inside = control?.querySelector<HTMLElement>('input') ?? control?.querySelector('button');
  const first = control?.matches(CONTROLS) ? control : inside;
  (first ?? control)?.focus({ preventScroll });
}
