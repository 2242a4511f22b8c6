import type { Locale } from '../../src/contract/locale.ts';

/** The verbs that begin an instruction in the portal's English refusals. */
const ACT =
  /\bplease\b|(?:^|[.:;] |, (?:or )?)(?:add|ask|change|check|choose|complete|contact|discard|do|enter|fill in|give|make|open|request|see|select|send|set|settle|submit|search|take|top up|try|use|wait)\b/i;
/** Who can help. */
const PEOPLE = /administrator|customer service|company that opened/i;
/** Chinese asks with 请, or says who can change something. */
const IN_CHINESE = /[请請]|可由/;

/** Whether a refusal states the next step: something to do, or a contact. */
export function namesNextStep(text: string, locale: Locale): boolean {
  return locale === 'en' ? ACT.test(text) || PEOPLE.test(text) : IN_CHINESE.test(text);
}
