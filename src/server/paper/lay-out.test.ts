import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import type { Paper } from '../../contract/paper/paper.ts';
import { DryInk } from './ink.ts';
import { layOut } from './lay-out.ts';
import { PAGE, Pen } from './pen.ts';

const paper: Paper = {
  ...{ locale: 'en', issuer: 'Harbour Travel', accent: '', title: 'Itinerary', booking: 'Booking 2612048817' },
  ...{ facts: [], journeys: [], people: null, notes: [], prices: null, contact: '', foot: '' },
};

/** The colours of all lines. */
async function linesOf(accent: string): Promise<string[]> {
  const doc = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0, font: '', compress: false });
  layOut(new Pen(new DryInk(), doc), { ...paper, accent }, null);
  doc.end();
  const pdf = (await buffer(doc)).toString('latin1');
  const shares = [...pdf.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) SCN/g)].map((found) => found.slice(1).map(Number));
  return shares.map((rgb) => `#${rgb.map((share) => Math.round(share * 255).toString(16)).join('')}`);
}

it('the line under the head has the site’s colour, or is grey', async () => {
  expect(await linesOf('#8a1f5c')).toEqual(['#8a1f5c']);
  expect(await linesOf('')).toEqual(['#d1d5db']);
});
