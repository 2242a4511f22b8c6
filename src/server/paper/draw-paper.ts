import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { INTL_TAG } from '../../contract/locale.ts';
import type { Paper } from '../../contract/paper/paper.ts';
import { DryInk, PdfInk } from './ink.ts';
import { type Logo, layOut } from './lay-out.ts';
import { PAGE, Pen } from './pen.ts';

/** The logo's maximum size in pixels: 160 × 48 points at twice the screen's resolution. */
const LOGO = { width: 480, height: 144 } as const;

/** The PDF of a document on A4. An unreadable logo is left out: the document matters more. */
export async function drawPaper(paper: Paper, logo: Uint8Array | null): Promise<Uint8Array> {
  const picture = logo && (await shrink(logo).catch(() => null));
  const dry = new DryInk();
  layOut(new Pen(dry, null), paper, picture);
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    font: '',
    lang: INTL_TAG[paper.locale],
    displayTitle: true,
    info: { Title: `${paper.booking} · ${paper.title}`, Author: paper.issuer, Creator: paper.issuer },
  });
  const parts: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.once('end', resolve);
    doc.once('error', reject);
  });
  layOut(new Pen(await PdfInk.for(doc, paper.locale, dry), doc), paper, picture);
  doc.end();
  await done;
  return new Uint8Array(Buffer.concat(parts));
}

/** Scales it down to print size, on white. */
async function shrink(logo: Uint8Array): Promise<Logo> {
  const fitted = sharp(logo, { failOn: 'error' }).resize({ ...LOGO, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await fitted.flatten({ background: '#ffffff' }).png().toBuffer({ resolveWithObject: true });
  const scale = Math.min(160 / info.width, 48 / info.height, 1);
  return { png: data, width: info.width * scale, height: info.height * scale };
}
