import { fieldId } from './field-ids.ts';

const CONTROLS = 'input, select, textarea, button';
/** Two seconds of a screen that is drawn sixty times a second: a slow device takes its time to draw another part of a form. */
const MOST_FRAMES = 120;

/** Brings a field to the keyboard, by its path in the form, and into view unless the page stays where it is. */
export function focusField(path: string, { preventScroll = false } = {}): void {
  const control = document.getElementById(fieldId(path));
  if (!preventScroll) control?.scrollIntoView({ block: 'center' });
  // A place is picked by a button on phones.
  const inside = control?.querySelector<HTMLElement>('input') ?? control?.querySelector('button');
  const first = control?.matches(CONTROLS) ? control : inside;
  (first ?? control)?.focus({ preventScroll });
}

/** Brings a field to the keyboard once it is drawn, which the part of the form that it stands in may not be yet. */
export function focusDrawnField(path: string, framesLeft = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    if (document.getElementById(fieldId(path))) focusField(path);
    else if (framesLeft > 0) focusDrawnField(path, framesLeft - 1);
  });
}
