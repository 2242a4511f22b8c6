const BREAK_TAG = /<br\s{0,3}\/?>|<\/(?:p|div|tr|li|pre)>/gi;
const TAG =
  /<\/?(?:p|div|span|pre|code|tr|td|table|tbody|li|ul|ol|b|i|strong|font|blockquote|html|body)(?:\s[^<>]{0,200})?>/gi;
const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&(?:nbsp|#160|#xa0|ensp|emsp);/gi, ' '],
  [/&(?:quot|#34|#x22);/gi, '"'],
  [/&(?:apos|#39|#x27);/gi, "'"],
  [/&(?:sol|#47|#x2f);/gi, '/'],
  [/&(?:lt|#60|#x3c);/gi, '<'],
  [/&(?:gt|#62|#x3e);/gi, '>'],
  // Last, so that escaped markup is decoded only once.
  [/&(?:amp|#38|#x26);/gi, '&'],
];

/** HTML left in a text by an email or a web page, as the lines it shows. Text without angle brackets or entities is unchanged. */
export function withoutMarkup(text: string): string {
  const decoded = text.includes('&')
    ? ENTITIES.reduce((plain, [entity, sign]) => plain.replace(entity, sign), text)
    : text;
  return decoded.includes('<') ? decoded.replace(BREAK_TAG, '\n').replace(TAG, '') : decoded;
}
