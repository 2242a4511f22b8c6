import type { Locale } from '../../src/contract/locale.ts';

/** How English asks somebody to do something, by the verbs that the portal's refusals begin with. */
const ACT =
  /\bplease\b|(?:^|[.:;] |, (?:or )?)(?:add|ask|change|check|choose|complete|contact|discard|do|enter|fill in|give|make|open|request|see|select|send|set|settle|submit|search|take|top up|try|use|wait)\b/i;
/** Who can help. */
const PEOPLE = /administrator|customer service|company that opened/i;
/** Chinese asks with 请, or says by whom something can be changed. */
const IN_CHINESE = /[请請]|可由/;

/** Whether a refusal says what would help: something to do, or somebody to turn to. */
export function namesNextStep(text: string, locale: Locale): boolean {
  return locale === 'en' ? ACT.test(text) || PEOPLE.test(text) : IN_CHINESE.test(text);
}
