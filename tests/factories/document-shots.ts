import { documentFonts } from './document-fonts.ts';
import { cardPhoto, type Holder, passportPhoto, type Shot } from './passport-image.ts';
import { seededRandom } from './seeded-random.ts';

const FONTS = documentFonts();
const SURNAMES = [
  'ZHANG',
  'WANG',
  'MUELLER',
  'OCONNOR',
  'SMITH',
  'LI',
  'GARCIA LOPEZ',
  'BAUER',
  'QUIROZ',
  'XU',
  'VOGEL',
];
const GIVEN = ['SAN', 'XIAOMING', 'ANNA MARIA', 'DAVID JOHN', 'KATHRIN', 'WEI', 'BO', 'JOSE VICTOR', 'GUANGZHI', 'FAY'];
const ISSUERS = ['CHN', 'D', 'GBR', 'USA', 'HKG', 'FRA', 'JPN', 'KOR', 'SGP', 'CHE'];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';

export interface DocumentShot {
  holder: Holder;
  /** JPEG. */
  image: Buffer;
  shot: Partial<Shot>;
}

/** A photo of a made-up document like agents take: rotated, tilted, in perspective, blurred, noisy, with glare, compressed. */
export async function documentShot(seed: number): Promise<DocumentShot> {
  const random = seededRandom(seed * 7919);
  const between = (from: number, to: number) => from + random() * (to - from);
  const oneOf = <T>(list: ArrayLike<T>): T => list[Math.floor(random() * list.length)] as T; // the lists are not empty
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const date = (from: number, to: number) =>
    `${Math.floor(between(from, to))}-${two(between(1, 13))}-${two(between(1, 29))}`;
  const issuer = oneOf(ISSUERS);
  const holder: Holder = {
    surname: oneOf(SURNAMES),
    givenNames: oneOf(GIVEN),
    number: Array.from({ length: 9 }, (_, i) => oneOf(i === 0 || random() < 0.15 ? LETTERS : DIGITS)).join(''),
    issuer,
    nationality: issuer,
    birthDate: date(1940, 2020),
    gender: oneOf(['M', 'F'] as const),
    expiryDate: date(2027, 2036),
  };
  const hard = seed % 6;
  const shot: Partial<Shot> = {
    seed,
    font: oneOf(FONTS),
    rotation: hard === 2 ? 90 * Math.floor(between(0, 4)) + between(-3, 3) : hard === 0 ? 0 : between(-6, 6),
    blur: hard >= 3 ? between(0, 1.4) : 0,
    noise: hard >= 2 ? between(0, 14) : 2,
    glare: hard >= 4 ? between(0.2, 0.65) : 0,
    perspective: hard === 3 || hard === 5 ? between(0.03, 0.08) : 0,
    quality: Math.round(between(55, 92)),
    size: oneOf([1600, 1400, 1200]),
  };
  const image = await (seed % 4 === 3 ? cardPhoto : passportPhoto)(holder, shot);
  return { holder, image, shot };
}
