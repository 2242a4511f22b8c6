/** A PDF of these objects, numbered from 1; the first is its catalog. */
export function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.7\n';
  const places: number[] = [];
  for (const [i, object] of objects.entries()) {
    places.push(text.length);
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1');
}

/** A stream as an object. */
export function streamOf(entries: string, data: Buffer | string): string {
  const bytes = Buffer.from(data);
  return `<< ${entries} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`;
}

interface LetterParts {
  /** Additional entries of the catalog, the page and the trailer. */
  catalog?: string;
  page?: string;
  trailer?: string;
  /** Additional objects, numbered from 6. */
  more?: readonly string[];
}

export const LETTER_TEXT = 'The passenger cannot fly.';

/** A one-page letter as a PDF. */
export function letterPdf({ catalog = '', page = '', trailer = '', more = [] }: LetterParts = {}): Buffer {
  const resources = '/Resources << /Font << /F1 4 0 R >> >>';
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] ${resources} /Contents 5 0 R ${page} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    streamOf('', `BT /F1 14 Tf 20 100 Td (${LETTER_TEXT}) Tj ET`),
    ...more,
  ];
  return pdfOf(objects, trailer);
}
