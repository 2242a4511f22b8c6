/** What ends a line or turns its direction: control characters, the separators of lines and paragraphs, and marks that turn what follows. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** Whether a text stands on one line, as written, wherever it is shown: in a mail, on paper, as the name of a file. */
export function isOneLine(text: string): boolean {
  return text.search(BREAKS) === -1;
}

/** A text of whatever kind, put on one line: what was kept before it was asked to be of one. */
export function toOneLine(text: string): string {
  return text.replace(BREAKS, ' ');
}

/** By far the most frequent texts: there is nothing in them to be cleaned. */
const ASCII = /^[ -~\t\r\n]*$/;
const BLANK = /\p{Zs}/gu;

/**
 * What is not seen: marks of direction, characters of no width, soft hyphens, marks of byte order. Kept (as $1) are a flag that is spelt in
 * tags, as England's, and a variation selector behind a character that has variants.
 */
const UNSEEN =
  /(\u{1f3f4}[\u{e0030}-\u{e007a}]{2,6}\u{e007f}|(?<=[^\s\p{Default_Ignorable_Code_Point}\p{Script=Latin}])\p{Variation_Selector})|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
/** What joins two characters or keeps them apart: kept (as $1) between emoji and in scripts where it is seen, as Hindi and Persian. */
const JOINERS =
  /((?<=[\p{L}\p{M}\p{So}\p{Sk}])(?<![\p{Script=Latin}\p{Script=Han}])[\u200c\u200d](?=[\p{L}\p{M}\p{So}])(?![\p{Script=Latin}\p{Script=Han}]))|[\u200c\u200d]/gu;

/**
 * Any text as it is read: what is not seen goes, and no-break and wide blanks become plain ones. All that people write with stays, line
 * ends, full-width letters and emoji among it. Not for passwords, signatures and pasted texts that are read with their columns.
 */
export function cleaned(text: string): string {
  if (ASCII.test(text)) return text;
  return text.replace(UNSEEN, '$1').replace(JOINERS, '$1').replace(BLANK, ' ');
}

/**
 * The same for a text of letters A–Z and digits (names as documents spell them, numbers, codes, dates, phones, addresses of mail) and for
 * what is searched for: full-width letters, digits and signs become plain ones as well. Accents and other scripts stay.
 */
export function plainAscii(text: string): string {
  if (ASCII.test(text)) return text;
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .replace(BLANK, ' ');
}
