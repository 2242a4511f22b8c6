/** Marks a presented sheet: content added later has missed its `didPresent`. */
const RISEN = 'risen';

/** Maintains a sheet's mark on its own `didPresent` and `didDismiss`. */
export function markPresented(sheet: EventTarget | null, hasRisen: boolean): void {
  if (!(sheet instanceof HTMLElement)) return;
  if (hasRisen) sheet.dataset[RISEN] = '';
  else delete sheet.dataset[RISEN];
}

/** For the `ref` of an input that takes focus when shown; in a sheet, which takes focus itself, once that is presented. */
export function focusWhenShown(input: HTMLInputElement | HTMLTextAreaElement | null): (() => void) | undefined {
  if (!input) return undefined;
  const focus = () => input.focus();
  const sheet = input.closest('ion-modal');
  if (!sheet || RISEN in sheet.dataset) {
    focus();
    return undefined;
  }
  sheet.addEventListener('didPresent', focus);
  return () => sheet.removeEventListener('didPresent', focus);
}
