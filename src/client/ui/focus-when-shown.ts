/** Marks a sheet that has risen: what comes into it later finds its `didPresent` gone by. */
const RISEN = 'risen';

/** Keeps the mark of a sheet, by what its own `didPresent` and `didDismiss` tell. */
export function markRisen(sheet: EventTarget | null, hasRisen: boolean): void {
  if (!(sheet instanceof HTMLElement)) return;
  if (hasRisen) sheet.dataset[RISEN] = '';
  else delete sheet.dataset[RISEN];
}

/** For the `ref` of an input that takes focus when it comes on screen; in a sheet, which takes focus itself, once that has risen. */
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
