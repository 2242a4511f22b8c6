import { expect, type Locator, type Page } from '@playwright/test';
import { type EndpointName, endpoints } from '../../../../src/contract/endpoints.ts';
import { sheetOf } from '../../pages/sheet.ts';
import { logIn } from '../../pages/sign-in.ts';
import type { Portal } from '../../portal.ts';
import type { Words } from '../../words.ts';
import type { Row } from './table.ts';

/** One window of the portal. */
export class Screen {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  /** The top sheet. */
  get sheet(): Locator {
    return sheetOf(this.page).last();
  }

  button(message: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name: this.words.say(message), exact: true });
  }

  field(label: string, within: Page | Locator = this.page): Locator {
    return within.getByLabel(this.words.say(label), { exact: true });
  }

  /** A sheet by a message in it. */
  sheetWith(message: string): Locator {
    return sheetOf(this.page).filter({ hasText: this.words.pattern(message) });
  }
}

/** A text field, with two texts that it takes as they are. */
export type Field = readonly [field: Locator, first: string, second: string];

/** How a form is sent. */
export interface Sending {
  call: EndpointName;
  /** Fills in what is not typed; done before the texts. */
  rest?: (on: Screen) => Promise<void>;
  /** The texts of its last page, if it has several. */
  fields?: (on: Screen) => readonly Field[];
  press: (on: Screen) => Promise<void>;
  /** Asks for a lost answer, if not by the same press. */
  again?: (on: Screen) => Promise<void>;
}

/** A form that people fill in. */
export interface Form extends Row {
  /** Who fills it in; null for a visitor. */
  user: string | null;
  /** Makes what it is about; returns its id. */
  about?: (portal: Portal) => Promise<string>;
  /** Opens it, with what was typed there before. */
  open: (on: Screen, about: string) => Promise<void>;
  /** The same in a window where it was not open before, if that is another way. */
  find?: (on: Screen) => Promise<void>;
  fields: (on: Screen) => readonly Field[];
  /** Input belongs to the window: a second one does not show it. */
  isOfWindow?: true;
  /** Its user logs in again over it, once a call is refused: that of its draft while they type, or of a press. Others come back to it. */
  logsInOver?: 'typing' | 'press';
  sending?: Sending;
}

/** Logs in; a visitor stays outside. */
export async function enter({ page, words }: Screen, user: string | null): Promise<void> {
  await page.goto('/');
  if (user === null) return;
  await logIn(page, words, user);
  await page.waitForURL((url) => url.pathname !== '/');
}

export type Which = 'first' | 'second';
const textOf = ([, first, second]: Field, which: Which) => (which === 'first' ? first : second);

export async function type(fields: readonly Field[], which: Which = 'first'): Promise<void> {
  for (const field of fields) await field[0].fill(textOf(field, which));
}

/** The texts typed into a form. */
export const textsOf = (fields: readonly Field[]): string[] => fields.map((field) => textOf(field, 'first'));

function lostOf(typed: string, shown: string): number {
  let kept = 0;
  while (kept < typed.length && typed[kept] === shown[kept]) kept += 1;
  return shown === typed ? 0 : Math.max(1, typed.length - kept);
}

const READ_MS = 1000;

/** The number of typed letters that the form does not show, once it has had time to. */
export async function lettersLost(fields: readonly Field[], which: Which = 'first'): Promise<number> {
  let lost = 0;
  const count = async () => {
    // A field that is not there shows nothing.
    const shown = await Promise.all(fields.map(([field]) => field.inputValue({ timeout: READ_MS }).catch(() => '')));
    lost = fields.reduce((sum, field, i) => sum + lostOf(textOf(field, which), shown[i] ?? ''), 0);
    return lost;
  };
  await expect
    .poll(count)
    .toBe(0)
    .catch(() => undefined);
  return lost;
}

/** How an answer that got lost becomes known: by the same request again, by a look-up, or by the outbox, which sends it again. */
export type Recovery = 'again' | 'told' | 'outbox';

export function recoveryOf({ user, sending }: Form): Recovery | null {
  if (!sending) return null;
  const { idempotent, repeatable } = endpointOf(sending.call);
  // A visitor has no account to look it up in.
  if (idempotent || (repeatable && user === null)) return 'again';
  return repeatable ? 'told' : 'outbox';
}

interface Called {
  method: string;
  path: string;
  idempotent?: boolean;
  repeatable?: boolean;
}
const endpointOf = (name: EndpointName): Called => endpoints[name];

/** The address and method of a form's call. */
export function callOf({ call }: Sending): { address: RegExp; method: string } {
  const { path, method } = endpointOf(call);
  return { address: new RegExp(`/api${path.replace(/\{\w+\}/g, '[^/]+')}$`), method };
}

/**
 * How often the server has done what a form asks for: the user log holds one entry for each, written with it. Nobody is named in that of an
 * enquiry.
 */
export async function timesDone(portal: Portal, { user, sending }: Form): Promise<number> {
  if (!sending) return 0;
  const [found] =
    user === null
      ? await portal.sql('select count(*)::int as n from enquiries')
      : await portal.sql(
          `select count(*)::int as n from audit_log a join users u on u.id = a.user_id
           where a.action = $1 and u.username = $2`,
          [sending.call, user],
        );
  return Number(found?.n);
}
