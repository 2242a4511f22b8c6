/** Normalises a chat line for splitting: separates joined pieces, and gives dates and lists the usual separators. */
export function tidied(line: string): string {
  if (line.length > LONGEST) return line;
  if (TICKED.test(line)) return tidied(line.replace(UNTICKED, ' ').replace(TICKS, ' '));
  return listParted(/\d/.test(line) ? datesApart(line) : line.replace(VIETNAMESE_SEX, sexOf));
}

/** `□女 ☑男`: only the ticked option of a form counts. */
const TICKED = /[□☐][^□☐☑✓✔√]{0,20}[☑✓✔√]|[☑✓✔√][^□☐☑✓✔√]{1,20}[□☐]/;
const UNTICKED = /[□☐]\p{L}{1,8}/gu;
const TICKS = /[☑✓✔√□☐]/g;

function datesApart(line: string): string {
  const dated = line
    .replace(ERA, yearOf)
    .replace(YEAR_FIRST, '$1-$2-$3')
    .replace(DAY_FIRST, '$1-$2-$3')
    .replace(TWO_MONTHS, '$1 $2 $3')
    .replace(GLUED_SPAN, '$1 - ')
    .replace(NUMBER_AND_DATE, '$1 ')
    .replace(VIETNAMESE_SEX, sexOf);
  return /[a-z]\d/i.test(dated) ? dated.replace(GLUED_DATE, '$1 ').replace(GLUED_NUMBER, '$1 ') : dated;
}

/** `昭和55年`: Japanese era years. */
const ERA = /(昭和|平成|令和)\s?(\d{1,2}|元)\s?年/g;
const BEFORE_REIGN: Readonly<Record<string, number>> = { 昭和: 1925, 平成: 1988, 令和: 2018 };

function sexOf(_printed: string, labelled?: string, ...words: (string | undefined)[]): string {
  const word = words[0] ?? words[1] ?? '';
  return `${labelled === undefined ? '' : 'SEX: '}${/^nam$/i.test(word) ? 'M' : 'F'}`;
}

function yearOf(printed: string, reign: string, year: string): string {
  const before = BEFORE_REIGN[reign];
  return before === undefined ? printed : `${before + (year === '元' ? 1 : Number(year))}年`;
}

/** Characters; longer lines are not written by people. */
const LONGEST = 1_000;
/** `1991 01 18`, `18 01 1991`: only two-digit days and months, and not inside an identity-card number. */
const YEAR_FIRST =
  /(?<![\dA-Z/.-]|(?<![A-Z\d])\d{6} )((?:19|20)\d{2}) (0[1-9]|1[0-2]) (0[1-9]|[12]\d|3[01])(?![\dA-Z/.-])/gi;
const DAY_FIRST =
  /(?<![\dA-Z/.-]|(?<![A-Z\d])\d{6} )(0[1-9]|[12]\d|3[01]) (0[1-9]|1[0-2]) ((?:19|20)\d{2})(?![\dA-Z/.-])/gi;
/** `14 JUL /JUIL 80`: the month in two languages, as passports print it. */
const TWO_MONTHS = /(?<!\d)(\d{1,2}) ?([A-Z]{3}) ?\/ ?[A-Z\u00c0-\u024f]{3,5}\.? (\d{4}|\d{2})(?!\d)/gi;
/** `E12345678/04MAR2029`. */
const NUMBER_AND_DATE = /(?<![A-Z\d/-])([A-Z]{1,2}\d{6,9})\/(?=\d{1,2}[A-Z]{3}\d{2,4}(?![A-Z\d/]))/gi;
/** `2020.01.02-2030.01.01`. */
const GLUED_SPAN =
  /(?<![\dA-Z/.-])((?:19|20)\d{2}([-/.])\d{1,2}\2\d{1,2}|(?:19|20)\d{6})-(?=(?:19|20)\d{2}(?:[-/.]\d|\d{4}(?!\d)))/gi;
/**
 * `NGUYEN VAN A nam`, `Nguyễn Thị Lan, nữ`, `Giới tính: Nam`: `Nam` is a name too, so that it is the sex only in lower case after capitals.
 */
const VIETNAMESE_SEX =
  /((?:[Gg]i[ớo]i t[íi]nh|GI[ỚO]I T[ÍI]NH)[ :=]{1,3})([Nn]am|NAM|[Nn][ữu]|N[ỮU])(?!\p{L})|(?<=\p{Lu}[\p{L} ]{0,40}[ ,;|/]{1,3})(nam|nữ)(?![\p{L}'-]| \p{L}{2,})/gu;
/** `DOB18JAN91`, `EXP22MAY28`. */
const GLUED_DATE = /(?<![A-Z])(DOB|BORN|BD|EXP|EXPIRY|DOE|DOI)(?=\d{1,2}[A-Z]{3}\d{2}|\d{4}[-/.]|\d{8}(?!\d))/gi;
/** `PPE12345678`: two letters and digits alone may be the number itself. */
const GLUED_NUMBER =
  /(?<![A-Z])(PPT(?=[A-Z]{0,2}\d{6,9}(?![A-Z\d]))|PP(?=[A-Z]\d{8}(?![A-Z\d]))|PASSPORT(?=[A-Z]{0,2}\d))/gi;

const SEX = /^(?:M|F|MALE|FEMALE|男|女)$/i;
const WHOLE_DATE =
  /^\d{4}[-.]\d{1,2}[-.]\d{1,2}$|^\d{1,2} ?[-. ]?[A-Z]{3} ?[-. ]?\d{2,4}$|^\d{1,2}\.\d{1,2}\.\d{4}$|^(?:19|20)\d{6}$/i;
const LATIN = /^[A-Z' -]{2,}$/i;
const LEAST_PARTS = 4;

/** Details separated by slashes (`Zhao Lei/M/1987-11-30/EB7654321`), of which only the one within a name is preserved. */
function listParted(line: string): string {
  if (!line.includes('/')) return line;
  const printed = line.split('/');
  const parts = printed.map((part) => part.trim());
  const isList = parts.some((part) => SEX.test(part)) && parts.some((part) => WHOLE_DATE.test(part));
  if (parts.length < LEAST_PARTS || !isList || parts.some((part) => /^\d{1,4}$/.test(part))) return line;
  const first = parts.findIndex((part) => LATIN.test(part) && !SEX.test(part));
  const isName = (part: string | undefined) => part !== undefined && LATIN.test(part) && !SEX.test(part);
  // `DE LA CRUZ/JUAN / M / …`: the slash within the name has no spaces around it.
  const isGlued = / \/ /.test(line) && /[^ ]$/.test(printed[first] ?? '') && /^[^ ]/.test(printed[first + 1] ?? '');
  const isPair = first >= 0 && (isGlued || !parts[first]?.includes(' ')) && isName(parts[first + 1]);
  return parts.map((part, i) => (i === 0 ? part : `${isPair && i === first + 1 ? '/' : '\t'}${part}`)).join('');
}
