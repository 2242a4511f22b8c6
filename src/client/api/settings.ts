import { i18n } from '@lingui/core';
import { DEFAULTS } from '../../contract/limits.ts';
import { INTL_TAG, isLocale, LOCALES, type Locale, negotiateLocale } from '../../contract/locale.ts';
import { type Currency, isCurrency } from '../../contract/money.ts';
import { loadMessages, type Part } from '../locales/load-messages.ts';
import { session, useSession } from './session.ts';
import { needRate, siteConfig, useSiteConfig } from './site.ts';
import { createStore, useStore } from './store.ts';
import { isRecord, readStored, writeStored } from './stored-json.ts';

const KEY = 'interline.settings';
export type Theme = 'system' | 'light' | 'dark';

/** The agent's choices; null follows the browser, the company or the site. */
interface Choices {
  locale: Locale | null;
  currency: Currency | null;
  theme: Theme;
}

function parseChoices(value: unknown): Choices {
  const kept = isRecord(value) ? value : {};
  return {
    locale: isLocale(kept.locale) ? kept.locale : null,
    currency: isCurrency(kept.currency) ? kept.currency : null,
    theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : 'system',
  };
}

const choices = createStore(parseChoices(readStored(KEY)));
/** Requested by a public page's address, until another is chosen by hand. */
let asked: unknown = new URLSearchParams(window.location.search).get('lang');

function choose(change: Partial<Choices>): void {
  const next = { ...choices.get(), ...change };
  writeStored(KEY, next);
  choices.set(next);
}

export function currentLocale(): Locale {
  if (isLocale(asked)) return asked;
  const wanted = choices.get().locale;
  if (wanted) return wanted;
  return negotiateLocale(navigator.languages.join(','), siteConfig.get()?.defaultLanguage ?? DEFAULTS.language);
}

/** Each language's loaded parts, and the parts requested by pages. */
const here = new Map<Locale, Set<Part>>();
const wanted = new Set<Part>(['start']);

/** The languages that this page can switch to without loading: all parts requested by its pages are here. */
export function loadedLocales(): Locale[] {
  const needed = [...wanted].filter((part) => part !== 'line');
  return LOCALES.filter((locale) => needed.every((part) => here.get(locale)?.has(part)));
}

/** Loads and applies the language's messages; later calls ask for that language too. */
export async function activateLocale(locale: Locale): Promise<void> {
  const parts = [...wanted].filter((part) => part !== 'line');
  await Promise.all([bringParts(locale, parts), wanted.has('line') ? loadOnlineMessages(locale) : undefined]);
  i18n.activate(locale);
  document.documentElement.lang = INTL_TAG[locale];
}

async function bringParts(locale: Locale, parts: readonly Part[]): Promise<void> {
  const held = here.get(locale) ?? new Set();
  here.set(locale, held);
  const bring = async (part: Part) => {
    i18n.load(locale, await loadMessages(locale, part));
    held.add(part);
  };
  await Promise.all(parts.filter((part) => !held.has(part)).map(bring));
}

/**
 * The device stores no messages of pages that need a connection. Offline, such a page that is open stays in a language that is here, and
 * the next one waits for them: they block nobody from a language whose other messages are stored.
 */
async function loadOnlineMessages(locale: Locale): Promise<void> {
  try {
    await bringParts(locale, ['line']);
  } catch {
    const other = LOCALES.find((one) => here.get(one)?.has('line'));
    if (other) i18n.load(locale, await loadMessages(other, 'line'));
  }
}

/** Loads a part of the messages, in the current language and in every later one. */
export function loadMessagePart(part: Part): Promise<void> | undefined {
  wanted.add(part);
  const locale = currentLocale();
  return here.get(locale)?.has(part) ? undefined : bringParts(locale, [part]);
}

/** Switches the language; reverts if its messages cannot be loaded. */
export async function setLocale(locale: Locale): Promise<void> {
  const before = choices.get().locale;
  asked = null;
  choose({ locale });
  try {
    await activateLocale(locale);
  } catch (error) {
    choose({ locale: before });
    throw error;
  }
}

export function useLocale(): Locale {
  useStore(choices);
  useSiteConfig();
  return currentLocale();
}

/** The display currency: chosen by hand, else the settlement currency, else the site's. */
export function currentCurrency(): Currency {
  const offered = siteConfig.get()?.currencies;
  const chosen = choices.get().currency;
  if (chosen && (!offered || offered.includes(chosen))) return chosen;
  const settlement = session.get()?.me.company.config.commonConfig.settlementCurrency;
  return settlement ?? siteConfig.get()?.defaultCurrency ?? DEFAULTS.currency;
}

export function useCurrency(): Currency {
  useStore(choices);
  useSiteConfig();
  useSession();
  return currentCurrency();
}

/** Switches the display currency, once its rate is known; throws if that request fails. */
export async function setCurrency(currency: Currency): Promise<void> {
  await needRate(currency);
  choose({ currency });
}

export function useTheme(): Theme {
  return useStore(choices).theme;
}

export function setTheme(theme: Theme): void {
  choose({ theme });
  applyTheme();
}

const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');

function applyTheme(): void {
  const { theme } = choices.get();
  document.documentElement.dataset.theme = theme === 'system' ? (darkSystem.matches ? 'dark' : 'light') : theme;
}

/** Applies the stored theme and follows changes of the system and other tabs for the life of the page. */
export function startTheme(): void {
  applyTheme();
  darkSystem.addEventListener('change', applyTheme);
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    const before = currentLocale();
    choices.set(parseChoices(readStored(KEY)));
    applyTheme();
    // Missing messages come with the next start; until then the page keeps its language.
    if (currentLocale() !== before) activateLocale(currentLocale()).catch(() => undefined);
  });
}
