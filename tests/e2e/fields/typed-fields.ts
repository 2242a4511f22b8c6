import type { Locator, Page } from '@playwright/test';

/** A text field on the page: its name, its index among fields of that name, and its value. */
export interface Field {
  name: string;
  nth: number;
  value: string;
}

/** Passwords are not saved, and a honeypot is not filled in. */
const FIELDS =
  'textarea, input:not([type=checkbox],[type=radio],[type=range],[type=file],[type=password],[aria-hidden=true],[inert] *)';
/** Elements that may reveal fields: buttons and parts of a sheet. Toggles open nothing. */
const BUTTONS = 'button:not([aria-pressed]), ion-button:not([aria-pressed])';
const PARTS = '[role=radiogroup] label:not(:has(:checked))';
/** Options for places and days lead nowhere. */
const CHOICES = '[role=listbox], [role=grid], table';
/** Rows of a list behave the same: the first two are tried. */
const ROWS = 2;
/** Text added to a field that may have a value already. */
const TYPED = '12 QX';

export const fieldsIn = (where: Locator): Locator => where.locator(FIELDS).filter({ visible: true });

/** The text fields within an element, in order. */
export async function readFields(where: Locator): Promise<Field[]> {
  return fieldsIn(where).evaluateAll((all: (HTMLInputElement | HTMLTextAreaElement)[]) => {
    const counts = new Map<string, number>();
    return all.map((input) => {
      const name = input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? input.name;
      const nth = counts.get(name) ?? 0;
      counts.set(name, nth + 1);
      return { name, nth, value: input.value };
    });
  });
}

/** Types at the end of a field like a user, and returns its value. */
export async function typeInto(page: Page, field: Locator): Promise<string> {
  await field.click();
  await field.press('End');
  await page.keyboard.type(TYPED);
  return field.inputValue();
}

/** A clickable element: its name or text; a list row by its position, since its text changes. */
export interface Door {
  name: string;
  isRow: boolean;
}

/** The clickable elements in a part of the page, each once, without a sheet's header and footer. */
export async function readDoors(where: Locator, withParts: boolean): Promise<Door[]> {
  const doors = await run(where, withParts, null);
  return [...new Map(doors.map((door) => [door.name, door])).values()].filter(({ name }) => name !== '');
}

/** Presses it; returns whether it is there. */
export async function pressDoor(where: Locator, { name }: Door): Promise<boolean> {
  return (await run(where, true, name)).length > 0;
}

/** Finds clickable elements, and presses the one with that name. */
function run(where: Locator, withParts: boolean, press: string | null): Promise<Door[]> {
  return where.evaluate(
    (root, [doors, rows, chosen, wanted]) => {
      const wordsOf = (door: Element) =>
        door.getAttribute('aria-label') ?? (door.textContent ?? '').replace(/\s+/g, ' ').trim();
      const body = root.matches('main') ? root : root.querySelector('h2')?.parentElement?.nextElementSibling;
      let rowsSeen = 0;
      const all = [...(body?.querySelectorAll<HTMLElement>(doors) ?? [])].flatMap((element) => {
        const row = element.closest('li');
        const isFar = row !== null && [...(row.parentElement?.children ?? [])].indexOf(row) >= rows;
        if (isFar || !element.checkVisibility() || element.closest(chosen) !== null) return [];
        const isRow = row !== null && element.parentElement === row;
        return [{ element, isRow, name: isRow ? `row ${rowsSeen++}` : wordsOf(element) }];
      });
      const found = wanted === null ? all : all.filter(({ name }) => name === wanted).slice(0, 1);
      if (wanted !== null) for (const { element } of found) element.click();
      return found.map(({ name, isRow }) => ({ name, isRow }));
    },
    [withParts ? `${BUTTONS}, ${PARTS}` : BUTTONS, ROWS, CHOICES, press] as const,
  );
}
