const PLAIN_LETTERS: { readonly [letter: string]: string } = {
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
};

/** A Latin name without diacritics, as timetables print it. */
export function withoutMarks(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}ʻʼ‘`]/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/[øØłŁıßæÆđĐðÐþÞ]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** The letters of a Latin name alone, for comparing. */
export function plain(name: string): string {
  return withoutMarks(name)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}
