import { expect, it } from 'vitest';
import { visualKeysOf } from './confusable-names.ts';

const isOneName = (one: string, other: string) => visualKeysOf(other).some((look) => visualKeysOf(one).includes(look));

it.each([
  ['in another case, with other blanks', 'Harbour Travel', 'HARBOUR  travel'],
  ['in full width', 'Harbour Travel', 'Ｈａｒｂｏｕｒ　Ｔｒａｖｅｌ'],
  ['with something unseen in it', 'Harbour Travel', 'Harbour\u00a0Trav\u200bel\u00ad'],
  ['with a stop behind it', 'Harbour Travel', 'Harbour Travel.'],
  ['with a dash, quotation marks, a middle dot', 'Harbour Travel', '“Harbour-Travel”·'],
  ['with another apostrophe', "Harbour's", 'Harbour\u02bcs'],
  ['with accents', 'Harbour Travel', 'Hàrböur Trável'],
  ['with a stroke laid over a letter', 'Harbour Travel', 'Harbour T\u0337ravel'],
  ['with a letter that no accent makes', 'Oslo Ferries', 'Øsło Ferries'],
  ['with a sharp s for two', 'Strasse Reisen', 'Straße Reisen'],
  ['with Cyrillic letters in it', 'Harbour Travel', 'H\u0430rb\u043eur Trav\u0435l'],
  ['in Cyrillic letters alone', 'COCA', '\u0421\u041e\u0421\u0410'],
  ['with Greek letters in it', 'Harbour Travel', 'H\u03b1rb\u03bfur Tra\u03bdel'],
  ['with Greek capitals in it', 'HARBOUR LINES', '\u0397\u0391R\u0392OUR LI\u039dES'],
  ['with a capital I for a small l', 'Harbour Travel', 'Harbour TraveI'],
  ['with digits for letters', 'Harbour Travel', 'Harb0ur Trave1'],
  ['in traditional Chinese', '港湾旅游', '港灣旅遊'],
  ['in both scripts at once', '联运商旅分销平台', '聯运商旅分銷平台'],
  ['in characters that are simplified twice', '什幺', '什麼'],
  ['with other blanks between Chinese characters', '港湾旅行', '港 湾·旅行'],
  ['in narrow katakana', 'ハーバー', 'ﾊｰﾊﾞｰ'],
  ['in Greek itself, in another case', 'Νίκη', 'ΝΙΚΗ'],
])('a name is the same %s', (_, one, other) => expect(isOneName(one, other)).toBe(true));

it.each([
  ['Harbour Travel', 'Harbour Travels'],
  ['Bali Tours', 'Ball Tours'],
  ['港湾旅行', '海湾旅行'],
  ['バス旅行', 'ハス旅行'],
  ['किरण ट्रैवल', 'करण ट्रैवल'],
  ['***', '!!!'],
])('%j and %j are two', (one, other) => expect(isOneName(one, other)).toBe(false));

it('of signs alone is seen as these, and no name as nothing', () => {
  expect([visualKeysOf(' *** '), visualKeysOf('')]).toEqual([['***'], []]);
});
