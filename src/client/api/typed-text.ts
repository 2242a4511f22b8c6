const START = 'interline.typed.';

/**
 * What is typed into a field that is no form, such as a remark, or pasted and on its way to a form: kept for this tab, so that a reload brings it back, and forgotten
 * when the session ends. `place` names the account and the field. A browser that refuses storage keeps nothing.
 */
export function readTyped(place: string): string {
  try {
    return sessionStorage.getItem(START + place) ?? '';
  } catch {
    return '';
  }
}

export function keepTyped(place: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(START + place);
    else sessionStorage.setItem(START + place, text);
  } catch {
    return; // it lives on screen, until the page goes
  }
}

/** The places that begin so and hold something. */
export function typedPlaces(start: string): string[] {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(START + start));
    return keys.map((key) => key.slice(START.length));
  } catch {
    return [];
  }
}

export function forgetTyped(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(START)) sessionStorage.removeItem(key);
  } catch {
    return; // nothing was kept
  }
}
