import { fieldId } from './field-ids.ts';

const CONTROLS = 'input, select, textarea, button';
/** Two seconds at 60 frames per second: a slow device takes time to render another part of a form. */
const MOST_FRAMES = 120;

/** Focuses a field by its path in the form, and scrolls it into view unless prevented. */
export function focusField(path: string, { preventScroll = false } = {}): void {
  const control = document.getElementById(fieldId(path));
  if (!preventScroll) control?.scrollIntoView({ block: 'center' });
  // On phones a place is picked by a button.
  const inside = control?.querySelector<HTMLElement>('input') ?? control?.querySelector('button');
  const first = control?.matches(CONTROLS) ? control : inside;
  (first ?? control)?.focus({ preventScroll });
}

/** Focuses a field once it is rendered; its part of the form may not be yet. */
export function focusDrawnField(path: string, framesLeft = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    if (document.getElementById(fieldId(path))) focusField(path);
    else if (framesLeft > 0) focusDrawnField(path, framesLeft - 1);
  });
}
