import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Catalogue, readCatalogue } from '../../src/build/catalogue.ts';
import { actionWords } from '../../src/contract/audit-actions.ts';
import { FIELD_MESSAGES, REFUSAL_MESSAGES } from '../../src/contract/messages.ts';

export type Language = 'en' | 'zh-cn' | 'zh-tw';

/** Translates a screen's texts to the language under test: tests are written in English. */
export class Words {
  readonly language: Language;
  readonly #catalogue: Catalogue;

  constructor(language: Language) {
    this.language = language;
    const file = fileURLToPath(new URL(`../../src/client/locales/${language}.po`, import.meta.url));
    this.#catalogue = readCatalogue(readFileSync(file, 'utf8'));
  }

  /** The exact translation of a client message, which must be in the catalogue, as `context | message` if it has a context. */
  say(message: string): string {
    const text = this.#catalogue.get(message);
    if (text === undefined) throw new Error(`No message "${message}" in the ${this.language} catalogue`);
    return this.language === 'en' ? message.replace(/^[a-z ]+ \| /, '') : text;
  }

  /** A pattern of a message whose placeholders match anything. */
  pattern(message: string): RegExp {
    const quoted = this.say(message).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
    return new RegExp(quoted.replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '.*').replace(/<\/?\d+\/?>/g, ''));
  }

  /** A message in ICU plural form for this count. */
  plural(message: string, count: number): string {
    const forms = this.say(message);
    const form = new RegExp(`\\b${new Intl.PluralRules(this.language).select(count)} \\{([^{}]*)\\}`).exec(forms);
    const other = /\bother \{([^{}]*)\}/.exec(forms);
    const text = form?.[1] ?? other?.[1];
    if (text === undefined) throw new Error(`"${message}" has no plural forms`);
    return forms.replace(/\{\w+, plural,.*\}\}?/, () => text).replaceAll('#', String(count));
  }

  refusal(code: keyof typeof REFUSAL_MESSAGES): string {
    return REFUSAL_MESSAGES[code][this.language];
  }

  /** The user log's name of an action. */
  action(name: string): string {
    return actionWords(name, this.language);
  }

  field(key: keyof typeof FIELD_MESSAGES): string {
    return FIELD_MESSAGES[key][this.language];
  }
}
