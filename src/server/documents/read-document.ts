import sharp, { type Sharp } from 'sharp';
import { DOCUMENT_IMAGE, type DocumentAnswer } from '../../contract/document-images.ts';
import { fieldsOfDocument } from './document-fields.ts';
import { type Layer, unpackLayer } from './zone/glyph-network.ts';
import { GLYPH_LAYERS } from './zone/glyph-weights.ts';
import type { GreyImage } from './zone/grey-image.ts';
import { angleOf, findText, readText } from './zone/read-zone.ts';

/** The result for one picture. not-an-image: damaged, or above the pixel limit. */
export type Reading =
  | { status: 'read'; answer: DocumentAnswer }
  | { status: 'unreadable' }
  | { status: 'not-an-image' };

/** Longer side in pixels: first as small as letters allow, then finer for documents that fill little of the picture. */
const SIZES = [1600, 2600];
/** Against noise, when letters are located. */
const BLUR = 0.9;
/** Degrees of tilt below which a picture that did not read is not rotated: so little changes no letter's box. */
const LEVEL = 2;

let layers: readonly Layer[] | null = null;

/** Reads the machine-readable zone or the identity-card number in a photo of any rotation. */
export async function readDocument(image: Uint8Array, today: string): Promise<Reading> {
  layers ??= GLYPH_LAYERS.map(unpackLayer);
  let original: Sharp;
  let longer: number;
  try {
    const input = sharp(image, { limitInputPixels: DOCUMENT_IMAGE.pixels, failOn: 'error' });
    const { width, height } = await input.metadata();
    longer = Math.max(width, height);
    original = input.autoOrient().greyscale();
    await original.clone().resize(8, 8).toBuffer();
  } catch {
    return { status: 'not-an-image' };
  }
  for (const size of SIZES) {
    if (size !== SIZES[0] && longer < (SIZES[0] ?? 0) * 1.2) break;
    const answer = await readAt(original, size, layers, today);
    if (answer) return { status: 'read', answer };
  }
  const answer = await readAt(
    original.clone().clahe({ width: 80, height: 80, maxSlope: 3 }),
    SIZES[0] ?? 0,
    layers,
    today,
  );
  return answer ? { status: 'read', answer } : { status: 'unreadable' };
}

async function readAt(
  original: Sharp,
  size: number,
  network: readonly Layer[],
  today: string,
): Promise<DocumentAnswer | null> {
  const fitted = original.clone().resize(size, size, { fit: 'inside', withoutEnlargement: true });
  const image = await greyOf(fitted);
  const answer = await readUpright(image, network, today);
  if (answer.found && checksOf(answer.found) === ALL_CHECKS) return answer.found;
  const tilt = answer.angle === null ? 0 : answer.angle - Math.round(answer.angle / 90) * 90;
  if (Math.abs(tilt) < LEVEL) return answer.found;
  const { width, height, data } = image;
  const level = await greyOf(
    sharp(data, { raw: { width, height, channels: 1 } }).rotate(-tilt, { background: '#808080' }),
  );
  const { found } = await readUpright(level, network, today);
  return checksOf(found) > checksOf(answer.found) ? found : answer.found;
}

/** Number, birth date and expiry have check digits; a Chinese identity card has one in all. */
const ALL_CHECKS = 3;

function checksOf(answer: DocumentAnswer | null): number {
  if (!answer) return -1;
  const { number, birthDate, expiryDate } = answer.fields;
  return answer.source === 'id-card'
    ? ALL_CHECKS
    : [number, birthDate, expiryDate].filter((field) => field?.checked).length;
}

async function readUpright(image: GreyImage, network: readonly Layer[], today: string) {
  const { width, height, data } = image;
  const smooth = await greyOf(sharp(data, { raw: { width, height, channels: 1 } }).blur(BLUR));
  const chains = findText(smooth);
  const found = readText(image, chains, network);
  return { found: found && fieldsOfDocument(found, today), angle: angleOf(chains) };
}

async function greyOf(picture: Sharp): Promise<GreyImage> {
  const { data, info } = await picture
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
