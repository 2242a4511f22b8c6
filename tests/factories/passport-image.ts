import sharp, { type Sharp } from 'sharp';
import { mrzCheckDigit } from '../../src/parsing/passenger-text/mrz-text.ts';
import { seededRandom } from './seeded-random.ts';
import { warpImage } from './warp-image.ts';

/** The holder of a made-up document; dates as yyyy-MM-dd, countries as in the machine-readable zone. */
export interface Holder {
  surname: string;
  givenNames: string;
  number: string;
  issuer: string;
  nationality: string;
  birthDate: string;
  gender: 'M' | 'F';
  expiryDate: string;
  /** Printed as the check digit of the number instead of the right one. */
  wrongDigit?: string;
}

/** How the photo was taken. All of it is derived from `seed`. */
export interface Shot {
  seed: number;
  /** Font of the machine-readable zone; Debian has no OCR-B, these are similar. */
  font: string;
  /** Degrees, clockwise. */
  rotation: number;
  /** Standard deviation in pixels. */
  blur: number;
  /** Standard deviation of the noise on the grey scale of 255. */
  noise: number;
  /** 0 to 1: how bright a lamp's reflection on the page is. */
  glare: number;
  /** Share of the side by which the corners move. */
  perspective: number;
  /** JPEG quality. */
  quality: number;
  /** Pixels of the longer side. */
  size: number;
}

export const CLEAN: Shot = {
  seed: 1,
  font: 'DejaVu Sans Mono',
  rotation: 0,
  blur: 0,
  noise: 0,
  glare: 0,
  perspective: 0,
  quality: 90,
  size: 1600,
};

const mrzDate = (date: string) => date.slice(2).replaceAll('-', '');
const filled = (text: string, width: number) => text.replaceAll(/[ '-]/g, '<').slice(0, width).padEnd(width, '<');
const withDigit = (text: string, digit: string = mrzCheckDigit(text)) => text + digit;
const checked = (text: string) => withDigit(text);

/** The zone of a passport (ICAO Doc 9303-4). */
export function passportLines(p: Holder): string[] {
  const names = `${filled(p.surname, p.surname.length)}<<${p.givenNames}`;
  const first = `P<${filled(p.issuer, 3)}${filled(names, 39)}`;
  const [number, birth] = [withDigit(filled(p.number, 9), p.wrongDigit), checked(mrzDate(p.birthDate))];
  const [expiry, own] = [checked(mrzDate(p.expiryDate)), checked(filled('', 14))];
  const composite = mrzCheckDigit(number + birth + expiry + own);
  return [first, `${number}${filled(p.nationality, 3)}${birth}${p.gender}${expiry}${own}${composite}`];
}

/** The zone of an identity card (ICAO Doc 9303-5). */
export function cardLines(p: Holder): string[] {
  const first = `I<${filled(p.issuer, 3)}${checked(filled(p.number, 9))}${filled('', 15)}`;
  const [birth, expiry] = [checked(mrzDate(p.birthDate)), checked(mrzDate(p.expiryDate))];
  const composite = mrzCheckDigit(`${first.slice(5)}${birth}${expiry}${filled('', 11)}`);
  const names = `${filled(p.surname, p.surname.length)}<<${p.givenNames}`;
  return [
    first,
    `${birth}${p.gender}${expiry}${filled(p.nationality, 3)}${filled('', 11)}${composite}`,
    filled(names, 30),
  ];
}

/** The zone of a two-line card (ICAO Doc 9303-6), or of a small visa (9303-7), which has no composite check digit. */
export function smallLines(p: Holder, type: 'I' | 'V'): string[] {
  const names = `${filled(p.surname, p.surname.length)}<<${p.givenNames}`;
  const [birth, expiry] = [checked(mrzDate(p.birthDate)), checked(mrzDate(p.expiryDate))];
  const second = `${checked(filled(p.number, 9))}${filled(p.nationality, 3)}${birth}${p.gender}${expiry}${filled('', 7)}`;
  const whole = type === 'V' ? '<' : mrzCheckDigit(second.slice(0, 10) + second.slice(13, 20) + second.slice(21));
  return [`${type}<${filled(p.issuer, 3)}${filled(names, 31)}`, second + whole];
}

/** The zone of a large visa (ICAO Doc 9303-7). */
export function visaLines(p: Holder): string[] {
  const [first = '', second = ''] = passportLines(p);
  return [`V${first.slice(1)}`, second.slice(0, 28).padEnd(44, '<')];
}

/** The zone of a French identity card of 1988 to 2021; without expiry, and with a number of twelve digits. */
export function frenchLines(p: Holder): string[] {
  const first = `IDFRA${filled(p.surname, 25)}${filled('', 6)}`;
  const names = filled(p.givenNames.replaceAll(' ', '<<'), 14);
  const second = `${checked(p.number)}${names}${checked(mrzDate(p.birthDate))}${p.gender}`;
  return [first, second + mrzCheckDigit(first + second)];
}

/** Pixels per millimetre of the page before the photo is taken. */
const MM = 12;
const PITCH = 2.54 * MM;
const LINE = 6.35 * MM;

interface Page {
  width: number;
  height: number;
  /** Baseline of the first line, and its start. */
  zone: { x: number; y: number };
}
const PASSPORT: Page = { width: 125 * MM, height: 88 * MM, zone: { x: 6 * MM, y: 74 * MM } };
const CARD: Page = { width: 86 * MM, height: 54 * MM, zone: { x: 5 * MM, y: 36.5 * MM } };

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function pageSvg(p: Holder, lines: readonly string[], page: Page, shot: Shot): string {
  const { width, height, zone } = page;
  const glyphs = lines.flatMap((line, row) =>
    [...line].map(
      (c, i) =>
        `<text x="${zone.x + (i + 0.5) * PITCH}" y="${zone.y + row * (lines.length === 3 ? LINE * 0.95 : LINE)}">${xml(c)}</text>`,
    ),
  );
  const wave = (i: number) =>
    `<path d="M0 ${i * 22} Q ${width / 4} ${i * 22 - 40} ${width / 2} ${i * 22} T ${width} ${i * 22}" stroke="#b9cbd8" fill="none" stroke-width="2"/>`;
  const printed = [p.surname, p.givenNames, p.number, p.nationality, p.birthDate, p.expiryDate];
  const left = width * 0.36;
  const rows = printed.map(
    (text, i) =>
      `<text x="${left}" y="${height * 0.12 + i * height * 0.085}" font-family="DejaVu Sans" font-size="${height * 0.035}" fill="#222">${xml(text)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="#eef1ea"/>
${Array.from({ length: Math.ceil(height / 22) }, (_, i) => wave(i)).join('')}
<rect x="${width * 0.05}" y="${height * 0.08}" width="${width * 0.26}" height="${height * 0.5}" fill="#c9d3dc"/>
<circle cx="${width * 0.18}" cy="${height * 0.27}" r="${height * 0.11}" fill="#8d7b6c"/>
<rect x="${width * 0.09}" y="${height * 0.4}" width="${width * 0.18}" height="${height * 0.18}" fill="#39424e"/>
${rows.join('')}
<g font-family="${shot.font}" font-size="${4.15 * MM}" text-anchor="middle" fill="#191919">${glyphs.join('')}</g></svg>`;
}

async function taken(svg: string, page: Page, shot: Shot): Promise<Buffer> {
  const random = seededRandom(shot.seed);
  const paper = sharp(Buffer.from(svg));
  const edge = Math.round(page.width * 0.06);
  const onDesk = paper.extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#6d5a48' });
  let picture: Sharp = sharp(await onDesk.png().toBuffer());
  if (shot.glare > 0) picture = sharp(await withGlare(picture, shot.glare, random));
  if (shot.perspective > 0) picture = await warpImage(picture, shot.perspective, random);
  if (shot.rotation !== 0)
    picture = sharp(await picture.rotate(shot.rotation, { background: '#6d5a48' }).png().toBuffer());
  picture = sharp(await picture.resize(shot.size, shot.size, { fit: 'inside' }).removeAlpha().png().toBuffer());
  if (shot.blur > 0.3) picture = picture.blur(shot.blur);
  if (shot.noise > 0) picture = await withNoise(picture, shot.noise, random);
  return picture.jpeg({ quality: shot.quality }).toBuffer();
}

async function withGlare(picture: Sharp, strength: number, random: () => number): Promise<Buffer> {
  const { width, height } = await picture.metadata();
  const at = (from: number, to: number) => `${Math.round((from + random() * (to - from)) * 100)}%`;
  const lamp = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><radialGradient id="lamp" cx="${at(0.2, 0.8)}" cy="${at(0.4, 0.95)}" r="35%">
<stop offset="0" stop-color="#fff" stop-opacity="${strength}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<rect width="100%" height="100%" fill="url(#lamp)"/></svg>`;
  return picture
    .composite([{ input: Buffer.from(lamp) }])
    .png()
    .toBuffer();
}

async function withNoise(picture: Sharp, deviation: number, random: () => number): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i += 1) {
    const bell = random() + random() + random() + random() - 2;
    data[i] = Math.max(0, Math.min(255, (data[i] ?? 0) + bell * deviation * 1.73));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** A photo of a passport's data page as JPEG. */
export function passportPhoto(holder: Holder, shot: Partial<Shot> = {}): Promise<Buffer> {
  const whole = { ...CLEAN, ...shot };
  return taken(pageSvg(holder, passportLines(holder), PASSPORT, whole), PASSPORT, whole);
}

/** A photo of the back of an identity card as JPEG. */
export function cardPhoto(holder: Holder, shot: Partial<Shot> = {}): Promise<Buffer> {
  const whole = { ...CLEAN, ...shot };
  return taken(pageSvg(holder, cardLines(holder), CARD, whole), CARD, whole);
}

/** A photo of a page with these lines at the bottom as JPEG. */
export function zonePhoto(holder: Holder, lines: readonly string[], shot: Partial<Shot> = {}): Promise<Buffer> {
  const whole = { ...CLEAN, ...shot };
  return taken(pageSvg(holder, lines, PASSPORT, whole), PASSPORT, whole);
}

/** A photo of the front of a Chinese identity card as JPEG. */
export function idCardPhoto(name: string, number: string, shot: Partial<Shot> = {}): Promise<Buffer> {
  const { width, height } = CARD;
  const whole = { ...CLEAN, ...shot };
  const step = width * 0.033;
  const line = (y: number, text: string) =>
    `<text x="${width * 0.08}" y="${height * y}" font-family="Noto Sans CJK SC" font-size="${height * 0.07}" fill="#234">${text}</text>`;
  const digits = [...number].map((c, i) => `<text x="${width * 0.36 + i * step}" y="${height * 0.9}">${c}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e8eef2"/>
${line(0.18, `姓名 ${name}`)}${line(0.34, '性别 男  民族 汉')}${line(0.5, `出生 ${number.slice(6, 10)} 年`)}${line(0.66, '住址 北京市朝阳区')}${line(0.9, '公民身份号码')}
<rect x="${width * 0.64}" y="${height * 0.12}" width="${width * 0.28}" height="${height * 0.6}" fill="#8d7b6c"/>
<g font-family="${whole.font}" font-weight="bold" font-size="${height * 0.075}" text-anchor="middle" fill="#111">${digits.join('')}</g></svg>`;
  return taken(svg, CARD, whole);
}
