import { expect, type Locator, type Page } from '@playwright/test';
import { sheetOf } from '../pages/sheet.ts';
import { type Door, type Field, fieldsIn, pressDoor, readDoors, readFields, typeInto } from './typed-fields.ts';

/** A field that was typed into, with the buttons that lead to it. */
interface Typed extends Field {
  doors: readonly Door[];
}

const isSame = (one: Field, other: Field) => one.name === other.name && one.nth === other.nth;
/** The path there, the same for every row of a list. */
const wayOf = (doors: readonly Door[]) => doors.map(({ name, isRow }) => (isRow ? 'row' : name)).join(' › ');

/** Sheets deeper than this are confirmations. */
const DEEPEST = 3;
/** Calls that change nothing, and what fields send by themselves: drafts. */
const HARMLESS = /\/(login|drafts|shopping\/v2|change\/search|me\/push)\b/;
/** How long pending requests are waited for: some hang. */
const LONGEST_CALL_MS = 5000;
/** A sheet that is opening comes up, however busy the machine is; until then it would be taken for the next button's. */
const LONGEST_RISE_MS = 60_000;
const STREAM = /\/events\b/;

/**
 * Walks pages like a user who presses every button and types into every field, and checks each text after a reload. Actions are not carried
 * out: their requests do not reach the server.
 */
export class FieldWalk {
  /** The fields that were checked, each by page, buttons and name. */
  readonly found: string[] = [];
  readonly #page: Page;
  readonly #shut: ReadonlySet<string>;
  readonly #seen = new Set<string>();
  readonly #pending = new Set<unknown>();
  /** Requests that have ended, whose answers the page may still be handling. */
  #ended = 0;
  #path = '';
  /** A page's kind: pages of other records behave the same. */
  #kind = '';

  /** @param shut names of buttons that must not be pressed */
  constructor(page: Page, shut: readonly string[]) {
    this.#page = page;
    this.#shut = new Set(shut);
    page.on('request', (request) => {
      // Another document has no part in this one's pending requests; a pushed address is no document.
      if (request.isNavigationRequest()) this.#pending.clear();
      if (!STREAM.test(request.url())) this.#pending.add(request);
    });
    const end = (request: unknown) => {
      if (this.#pending.delete(request)) this.#ended++;
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** From here on no pressed action reaches the server. */
  async begin(): Promise<void> {
    await this.#page.route('**/api/**', (route) => {
      const request = route.request();
      if (request.method() === 'GET' || HARMLESS.test(request.url())) return route.continue();
      return route.fulfill({ json: { code: 40_900, message: 'This is not carried out', data: null } });
    });
  }

  /** Checks every field of a page and of the sheets that open from it. */
  async prove(kind: string, path: string): Promise<void> {
    this.#kind = kind;
    this.#path = path;
    await this.#open();
    if (!this.#isOnPath()) return;
    const typed: Typed[] = [];
    const around = await readFields(this.#main);
    for (const door of await this.#doorsIn(this.#main, [])) {
      typed.push(...(await this.#behind([door], around)));
      // Content that a button added to the page stays.
      await this.#shutAll();
      if (this.#isHere()) around.splice(0, around.length, ...(await readFields(this.#main)));
    }
    await this.#reach([]);
    // The page's own fields first: text typed into a search reduces what can be pressed.
    typed.unshift(...(await this.#typeAll([], [])));
    if (typed.length > 0) await this.#findAgain(typed);
  }

  get #main(): Locator {
    return this.#page.locator('main');
  }

  /** The top sheet, or the page. */
  async #front(): Promise<Locator> {
    const sheet = sheetOf(this.#page).last();
    return (await sheet.isVisible()) ? sheet : this.#main;
  }

  /** Buttons there that were not pressed on another page of this kind. A form with fields has no sheet parts. */
  async #doorsIn(where: Locator, doors: readonly Door[], withParts = false): Promise<Door[]> {
    const all = await readDoors(where, withParts);
    return all.filter((door) => !this.#shut.has(door.name) && (door.isRow || this.#isNew(wayOf([...doors, door]))));
  }

  #isNew(what: string): boolean {
    const key = `${this.#kind} ${what}`;
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }

  /**
   * Types into the fields that a button reveals, and into those behind further buttons.
   *
   * @param around the fields around the button
   */
  async #behind(doors: readonly Door[], around: readonly Field[]): Promise<Typed[]> {
    if (!(await this.#reach(doors)) || !this.#isOnPath()) return [];
    const front = await this.#front();
    const fields = await readFields(front);
    const isPage = await this.#main.and(front).isVisible();
    const isMore = around.every((field) => fields.some((each) => isSame(each, field)));
    // Fields it fills in, or another page, do not belong to the button.
    if (isPage && (doors.length > 1 || !isMore || !this.#isHere())) return [];
    const isOther = doors.length === 1 || (await this.#depth()) === doors.length;
    const isEnd = isPage || !isOther || doors.length === DEEPEST;
    // Collected before typing: one of them could discard the input.
    const doorsBehind = isEnd ? [] : await this.#doorsIn(front, doors, fields.length === 0);
    // Rows below a field are its options.
    const further = doorsBehind.filter(({ isRow }) => !isRow || fields.length === 0);
    const typed = await this.#typeAll(doors, isMore ? around : []);
    const known = [...fields];
    for (const door of further) {
      const more = await this.#behind([...doors, door], known);
      typed.push(...more);
      // Its fields are added to the rest.
      known.push(...more);
    }
    return typed;
  }

  /** The number of stacked sheets. */
  #depth(): Promise<number> {
    return sheetOf(this.#page).count();
  }

  /** Types into the visible fields that are new, except those around the button that led there. */
  async #typeAll(doors: readonly Door[], around: readonly Field[]): Promise<Typed[]> {
    const front = await this.#front();
    // A field of the page has no path, whatever showed it.
    const way = (await this.#main.and(front).isVisible()) ? '' : wayOf(doors);
    const typed: Typed[] = [];
    for (const [i, field] of (await readFields(front)).entries()) {
      const isKnown = around.some((each) => isSame(each, field));
      if (isKnown || !this.#isNew(`${way}: ${field.name} ${field.nth}`)) continue;
      typed.push({ ...field, doors, value: await typeInto(this.#page, fieldsIn(front).nth(i)) });
    }
    return typed;
  }

  async #findAgain(typed: readonly Typed[]): Promise<void> {
    await this.#reload();
    for (const doors of new Set(typed.map((field) => field.doors))) {
      const here = typed.filter((field) => field.doors === doors);
      if (doors.length > 0) await this.#reach(doors);
      const lost = await this.#lostOf(here, 3000);
      for (const field of lost) await this.#proveAlone(field);
      for (const { name } of here) this.found.push([this.#path, wayOf(doors), name].join(' › '));
      if (doors.length === 0) await this.#emptySearches();
    }
  }

  /** Types into a field alone if it disappears on blur. */
  async #proveAlone(field: Typed): Promise<void> {
    if (field.doors.length > 0) await this.#reach(field.doors);
    const front = await this.#front();
    const all = await readFields(front);
    const at = all.findIndex((each) => isSame(each, field));
    const value = at === -1 ? field.value : await typeInto(this.#page, fieldsIn(front).nth(at));
    await this.#reload();
    if (field.doors.length > 0) await this.#reach(field.doors);
    expect.soft(await this.#lostOf([{ ...field, value }], 10_000), `${this.#path} › ${wayOf(field.doors)}`).toEqual([]);
  }

  /** Fields that still lack the typed text after a while. */
  async #lostOf(fields: readonly Typed[], within: number): Promise<Typed[]> {
    const end = Date.now() + within;
    for (;;) {
      const there = await readFields(await this.#front());
      const lost = fields.filter((field) => !there.some((each) => isSame(each, field) && each.value === field.value));
      if (lost.length === 0 || Date.now() > end) return lost;
      await this.#page.waitForTimeout(50);
    }
  }

  async #emptySearches(): Promise<void> {
    for (const search of await this.#main.locator('input[type=search]').all()) await search.fill('');
    await this.#rest();
  }

  /** Follows those buttons; returns whether the target is there. */
  async #reach(doors: readonly Door[]): Promise<boolean> {
    await this.#shutAll();
    if (!this.#isHere()) await this.#open();
    for (const door of doors) {
      if (!(await this.#press(door))) return false;
    }
    return this.#isHere() || (await sheetOf(this.#page).last().isVisible());
  }

  /** Presses it once it is visible. */
  async #press(door: Door): Promise<boolean> {
    const end = Date.now() + 2000;
    while (!(await pressDoor(await this.#front(), door))) {
      if (Date.now() > end) return false;
      await this.#page.waitForTimeout(50);
    }
    await this.#rest();
    // Content opened by address may have to load first.
    if (door.isRow && !this.#isHere())
      await sheetOf(this.#page)
        .last()
        .waitFor({ timeout: 2000 })
        .catch(() => null);
    return true;
  }

  async #reload(): Promise<void> {
    await this.#page.reload();
    await this.#settle();
  }

  /** On the page, with any sheet open. */
  #isOnPath(): boolean {
    return new URL(this.#page.url()).pathname === this.#path.replace(/\?.*/, '');
  }

  #isHere(): boolean {
    const { pathname, search } = new URL(this.#page.url());
    return pathname + search === this.#path;
  }

  async #shutAll(): Promise<void> {
    for (let tries = 0; (await sheetOf(this.#page).count()) > 0; tries++) {
      if (tries > 3) return void (await this.#page.goto(new URL(this.#path, this.#page.url()).href));
      await this.#page.keyboard.press('Escape');
      await this.#rest();
    }
  }

  /** Opens the page without reloading the app, as its own links do. */
  async #open(): Promise<void> {
    await this.#page.evaluate((path) => window.history.pushState({}, '', path), this.#path);
    await this.#settle();
  }

  async #settle(): Promise<void> {
    await this.#page.getByRole('heading').first().waitFor();
    await this.#rest();
    // Content that fails to load stays busy.
    const isIdle = () => document.querySelector('main [aria-busy=true]') === null;
    await this.#page.waitForFunction(isIdle, null, { timeout: 2000 }).catch(() => null);
  }

  /** Waits until no request is pending, nothing moves, and no sheet is opening. */
  async #rest(): Promise<void> {
    const start = Date.now();
    const isWithin = (longest: number) => Date.now() < start + longest;
    let isRising: boolean;
    let endedBefore: number;
    do {
      endedBefore = this.#ended;
      isRising = await this.#page
        .evaluate(
          ([rest, most]) =>
            new Promise<boolean>((done) => {
              const isOver = () => done(document.querySelector('ion-modal[is-open=""]:not([data-risen])') !== null);
              let timer = window.setTimeout(isOver, rest);
              const watch = new MutationObserver(() => {
                window.clearTimeout(timer);
                timer = window.setTimeout(isOver, rest);
              });
              watch.observe(document.body, { subtree: true, childList: true, attributes: true });
              window.setTimeout(isOver, most);
            }),
          [100, 1000] as const,
        )
        // Navigation destroys this page's context.
        .catch(() => true);
      // The code of a sheet may have arrived at the end of a rest: what it shows comes after it.
    } while (
      ((isRising || this.#ended > endedBefore) && isWithin(LONGEST_RISE_MS)) ||
      (this.#pending.size > 0 && isWithin(LONGEST_CALL_MS))
    );
  }
}
