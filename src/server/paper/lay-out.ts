import type { Paper, PaperPrice } from '../../contract/paper/paper.ts';
import { type PaperLeg, type PaperStop, stopPlace } from '../../contract/paper/paper-trip.ts';
import type { Style } from './ink.ts';
import { PAGE, type Pen } from './pen.ts';

/** A picture with its size on the page in points. */
export interface Logo {
  png: Buffer;
  width: number;
  height: number;
}

const BODY: Style = { size: 10 };
const STRONG: Style = { size: 10, weight: 700 };
const QUIET: Style = { size: 9, colour: '#4b5563' };
const TITLE: Style = { size: 18, weight: 700 };
const SECTION: Style = { size: 12, weight: 700 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
/** The x of a flight's places, beside its times. */
const PLACE = 64;

/** Lays out a document from top to bottom. */
export function layOut(pen: Pen, paper: Paper, logo: Logo | null): void {
  head(pen, paper, logo);
  for (const { title, legs } of paper.journeys) {
    if (title) {
      pen.keep(90);
      pen.text(title, SECTION);
    }
    for (const leg of legs) ride(pen, leg);
    // A journey without flights yet is still set off from the next.
    if (legs.length === 0) pen.down(8);
  }
  if (paper.people) people(pen, paper.people);
  for (const note of paper.notes) pen.text(note, BODY);
  pen.down(8);
  if (paper.prices) prices(pen, paper.prices);
  pen.text(paper.contact, QUIET);
  pen.text(paper.foot, QUIET);
}

function head(pen: Pen, { issuer, accent, title, booking, facts }: Paper, logo: Logo | null): void {
  if (logo) {
    pen.picture(logo.png, logo.width, logo.height);
    pen.down(logo.height + 6);
  }
  pen.text(issuer, SECTION);
  pen.down(8);
  pen.text(title, BODY);
  pen.text(booking, TITLE);
  pen.text(facts.join(' · '), BODY);
  pen.down(4);
  pen.rule(accent);
  pen.down(4);
}

function ride(pen: Pen, { number, details, operated, from, to, under, wait }: PaperLeg): void {
  pen.keep(90);
  if (wait) {
    pen.text(wait, QUIET, { x: PLACE });
    pen.down(4);
  }
  pen.row([
    { text: number, x: 0, width: PLACE, style: STRONG },
    { text: details, x: PLACE, width: WIDTH - PLACE, style: BODY },
  ]);
  if (operated) pen.text(operated, QUIET, { x: PLACE });
  pen.text(under, QUIET, { x: PLACE });
  stop(pen, from);
  stop(pen, to);
  pen.down(10);
}

function stop(pen: Pen, at: PaperStop): void {
  const { clock, days } = at;
  pen.row([
    { text: days ? `${clock} ${days}` : clock, x: 0, width: PLACE, style: STRONG },
    { text: stopPlace(at), x: PLACE, width: WIDTH - PLACE, style: BODY },
  ]);
}

function people(pen: Pen, { head: names, rows }: NonNullable<Paper['people']>): void {
  const half = WIDTH / 2;
  const line = (name: string, ticket: string, style: Style) =>
    pen.row([
      { text: name, x: 0, width: half - 8, style },
      { text: ticket, x: half, width: half, style },
    ]);
  pen.keep(50);
  line(names.name, names.ticket, QUIET);
  pen.rule();
  for (const { name, ticket, note } of rows) line(name, note ? `${ticket} (${note})` : ticket, BODY);
  pen.down(10);
}

const PRICE_STYLES: Readonly<Record<PaperPrice['level'], Style>> = { line: BODY, part: QUIET, total: STRONG };

function prices(pen: Pen, { title, rows }: NonNullable<Paper['prices']>): void {
  pen.keep(60);
  pen.text(title, SECTION);
  pen.rule();
  for (const { label, value, level } of rows) {
    const indent = level === 'part' ? 12 : 0;
    const style = PRICE_STYLES[level];
    if (level === 'total') pen.rule();
    pen.row([
      { text: label, x: indent, width: WIDTH - 170 - indent, style },
      { text: value, x: WIDTH - 160, width: 160, style, isEnd: true },
    ]);
  }
  pen.down(10);
}
