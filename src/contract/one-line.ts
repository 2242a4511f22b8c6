/** Characters that end a line or change its direction: control characters, line and paragraph separators, and bidi controls. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** Whether a text stays on one line, as written, wherever it is shown: in an email, on paper, as a file name. */
export function isOneLine(text: string): boolean {
  return text.search(BREAKS) === -1;
}

/** Converts any text to one line, for values stored before the rule. */
export function toOneLine(text: string): string {
  return text.replace(BREAKS, ' ');
}

/** By far the most frequent texts: they need no cleaning. */
const ASCII = /^[ -~\t\r\n]*$/;
const BLANK = /\p{Zs}/gu;

/**
 * Invisible characters: direction marks, zero-width characters, soft hyphens, byte order marks. Preserved (as $1) are a flag that is spelt
 * in tags, such as England's, and a variation selector after a character that has variants.
 */
const UNSEEN =
  /(\u{1f3f4}[\u{e0030}-\u{e007a}]{2,6}\u{e007f}|(?<=[^\s\p{Default_Ignorable_Code_Point}\p{Script=Latin}])\p{Variation_Selector})|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
/** Joiners and non-joiners: preserved (as $1) between emoji and in scripts where they are visible, such as Hindi and Persian. */
const JOINERS =
  /((?<=[\p{L}\p{M}\p{So}\p{Sk}])(?<![\p{Script=Latin}\p{Script=Han}])[\u200c\u200d](?=[\p{L}\p{M}\p{So}])(?![\p{Script=Latin}\p{Script=Han}]))|[\u200c\u200d]/gu;

/**
 * Normalises any text: removes invisible characters and turns no-break and wide spaces into plain ones. Everything that people write with
 * stays, including line ends, full-width letters and emoji. Not for passwords, signatures and pasted texts that are parsed by columns.
 */
export function cleaned(text: string): string {
  if (ASCII.test(text)) return text;
  return text.replace(UNSEEN, '$1').replace(JOINERS, '$1').replace(BLANK, ' ');
}

/**
 * The same for texts of letters A–Z and digits (names as in documents, numbers, codes, dates, phones, email addresses) and for searches:
 * full-width letters, digits and signs also become plain ones. Accents and other scripts stay.
 */
export function plainAscii(text: string): string {
  if (ASCII.test(text)) return text;
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .replace(BLANK, ' ');
}
