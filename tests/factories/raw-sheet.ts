import { strToU8, zipSync } from 'fflate';

const OPEN = 'http://schemas.openxmlformats.org';
const MAIN = `${OPEN}/spreadsheetml/2006/main`;
const KINDS = `${OPEN}/officeDocument/2006/relationships`;
const link = (kind: string, target: string) =>
  `<Relationships xmlns="${OPEN}/package/2006/relationships"><Relationship Id="rId1" Type="${KINDS}/${kind}" Target="${target}"/></Relationships>`;

/** A cell of a spreadsheet by its address, as written inside `<row>`. */
export const rawCell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** An xlsx file with these rows written as they are given: what no program that means well would write. */
export function rawSheet(rows: string): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${OPEN}/package/2006/content-types"/>`,
    '_rels/.rels': link('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${KINDS}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': link('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(files)));
}
