import { expect, type Locator, type Page } from '@playwright/test';
import { sheetOf } from '../pages/sheet.ts';
import { type Door, type Field, fieldsIn, pressDoor, readDoors, readFields, typeInto } from './typed-fields.ts';

/** A field in which something was typed, by the buttons that lead to it. */
interface Typed extends Field {
  doors: readonly Door[];
}

const isSame = (one: Field, other: Field) => one.name === other.name && one.nth === other.nth;
/** What leads there, the same for every row of a list. */
const wayOf = (doors: readonly Door[]) => doors.map(({ name, isRow }) => (isRow ? 'row' : name)).join(' › ');

/** Beyond a sheet of a sheet lie questions. */
const DEEPEST = 3;
/** Calls that change nothing, and what the fields themselves send: drafts. */
const HARMLESS = /\/(login|drafts|shopping\/v2|change\/search|me\/push)\b/;
const LONGEST_REST_MS = 5000;
const STREAM = /\/events\b/;

/**
 * Goes through pages as a person of a company does who presses everything and types into every field, and finds each text again after
 * a reload. What is pressed on the way is not carried out: the server does not hear of it.
 */
export class FieldWalk {
  /** The fields that were proved, each by its page, the buttons that lead to it, and its name. */
  readonly found: string[] = [];
  readonly #page: Page;
  readonly #shut: ReadonlySet<string>;
  readonly #seen = new Set<string>();
  readonly #pending = new Set<unknown>();
  #path = '';
  /** What a page is one of: pages of other records open the same. */
  #kind = '';

  /** @param shut names of buttons that are not to be pressed */
  constructor(page: Page, shut: readonly string[]) {
    this.#page = page;
    this.#shut = new Set(shut);
    page.on('request', (request) => {
      // Another document has nothing to do with what this one waits for; an address that is pushed is none.
      if (request.isNavigationRequest()) this.#pending.clear();
      if (!STREAM.test(request.url())) this.#pending.add(request);
    });
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
  }

  /** From now on the server is told of nothing that is pressed. */
  async begin(): Promise<void> {
    await this.#page.route('**/api/**', (route) => {
      const request = route.request();
      if (request.method() === 'GET' || HARMLESS.test(request.url())) return route.continue();
      return route.fulfill({ json: { code: 40_900, message: 'This is not carried out', data: null } });
    });
  }

  /** Proves every field of a page and of the sheets that open from it. */
  async prove(kind: string, path: string): Promise<void> {
    this.#kind = kind;
    this.#path = path;
    await this.#open();
    if (!this.#isOnPath()) return;
    const typed: Typed[] = [];
    const around = await readFields(this.#main);
    for (const door of await this.#doorsIn(this.#main, [])) {
      typed.push(...(await this.#behind([door], around)));
      // What a button has brought onto the page stays there.
      await this.#shutAll();
      if (this.#isHere()) around.splice(0, around.length, ...(await readFields(this.#main)));
    }
    await this.#reach([]);
    // First what stands on the page: what is looked for there narrows what can be pressed.
    typed.unshift(...(await this.#typeAll([], [])));
    if (typed.length > 0) await this.#findAgain(typed);
  }

  get #main(): Locator {
    return this.#page.locator('main');
  }

  /** The sheet in front, or the page. */
  async #front(): Promise<Locator> {
    const sheet = sheetOf(this.#page).last();
    return (await sheet.isVisible()) ? sheet : this.#main;
  }

  /** What can be pressed there and has not been on another page of this kind. Beside fields stand no parts of a sheet. */
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
   * Types into what comes up behind a button, and behind those that it leads to.
   *
   * @param around the fields of what the button stands in
   */
  async #behind(doors: readonly Door[], around: readonly Field[]): Promise<Typed[]> {
    if (!(await this.#reach(doors)) || !this.#isOnPath()) return [];
    const front = await this.#front();
    const fields = await readFields(front);
    const isPage = await this.#main.and(front).isVisible();
    const isMore = around.every((field) => fields.some((each) => isSame(each, field)));
    // What is filled in by it, or is another page, is no part of what was pressed.
    if (isPage && (doors.length > 1 || !isMore || !this.#isHere())) return [];
    const isOther = doors.length === 1 || (await this.#depth()) === doors.length;
    const isEnd = isPage || !isOther || doors.length === DEEPEST;
    // Looked for before anything is typed, which could be discarded by one of them.
    const doorsBehind = isEnd ? [] : await this.#doorsIn(front, doors, fields.length === 0);
    // Rows below a field are what is chosen for it.
    const further = doorsBehind.filter(({ isRow }) => !isRow || fields.length === 0);
    const typed = await this.#typeAll(doors, isMore ? around : []);
    const known = [...fields];
    for (const door of further) {
      const more = await this.#behind([...doors, door], known);
      typed.push(...more);
      // What it has brought is kept with the rest.
      known.push(...more);
    }
    return typed;
  }

  /** How many sheets lie over each other. */
  #depth(): Promise<number> {
    return sheetOf(this.#page).count();
  }

  /** Types into the fields in front that were not typed into before, besides those around the button that led there. */
  async #typeAll(doors: readonly Door[], around: readonly Field[]): Promise<Typed[]> {
    const front = await this.#front();
    // A field of the page is one, whatever brought it.
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

  /** What is taken away as the field is left is typed by itself. */
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

  /** Those that do not hold what was typed, once they have had time to. */
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

  /** Comes to what those buttons lead to; answers whether it is there. */
  async #reach(doors: readonly Door[]): Promise<boolean> {
    await this.#shutAll();
    if (!this.#isHere()) await this.#open();
    for (const door of doors) {
      if (!(await this.#press(door))) return false;
    }
    return this.#isHere() || (await sheetOf(this.#page).last().isVisible());
  }

  /** Presses it once it is there. */
  async #press(door: Door): Promise<boolean> {
    const end = Date.now() + 2000;
    while (!(await pressDoor(await this.#front(), door))) {
      if (Date.now() > end) return false;
      await this.#page.waitForTimeout(50);
    }
    await this.#rest();
    // What is opened by its address may have to be fetched first.
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

  /** On the page, with whatever is open of it. */
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

  /** Opens the page without loading the app anew, as its own links do. */
  async #open(): Promise<void> {
    await this.#page.evaluate((path) => window.history.pushState({}, '', path), this.#path);
    await this.#settle();
  }

  async #settle(): Promise<void> {
    await this.#page.getByRole('heading').first().waitFor();
    await this.#rest();
    // What cannot be fetched stays busy.
    const isIdle = () => document.querySelector('main [aria-busy=true]') === null;
    await this.#page.waitForFunction(isIdle, null, { timeout: 2000 }).catch(() => null);
  }

  /** Waits until nothing is on its way, nothing moves, and no sheet is on its way up. */
  async #rest(): Promise<void> {
    const end = Date.now() + LONGEST_REST_MS;
    let isRising: boolean;
    do
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
        // What leads to another page takes this one away.
        .catch(() => true);
    while ((isRising || this.#pending.size > 0) && Date.now() < end);
  }
}
