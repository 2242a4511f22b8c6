import { strToU8, zipSync } from 'fflate';

const OPEN = 'http://schemas.openxmlformats.org';
const MAIN = `${OPEN}/spreadsheetml/2006/main`;
const KINDS = `${OPEN}/officeDocument/2006/relationships`;
const links = (...targets: readonly (readonly [kind: string, target: string])[]) => {
  const each = targets.map(
    ([kind, target], i) => `<Relationship Id="rId${i + 1}" Type="${KINDS}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${OPEN}/package/2006/relationships">${each.join('')}</Relationships>`;
};
/** The second style is for dates. */
const STYLES = `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`;

/** A spreadsheet cell by its address, as written inside `<row>`. */
export const rawCell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A date as days since the workbook's epoch. */
export const rawDate = (at: string, serial: number) => `<c r="${at}" s="1"><v>${serial}</v></c>`;

/** A number in a cell of General format. */
export const rawNumber = (at: string, value: number) => `<c r="${at}"><v>${value}</v></c>`;

/**
 * An xlsx file with these rows as given, which few programs would write.
 * @param about the workbook's properties, as `<workbookPr …/>`.
 */
export function rawSheet(rows: string, about = ''): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${OPEN}/package/2006/content-types"/>`,
    '_rels/.rels': links(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${KINDS}">${about}<sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(files)));
}
