import { and, eq } from 'drizzle-orm';
import { imageTypeOf } from '../../contract/document-images.ts';
import { PICTURE, picturePath } from '../../contract/pictures.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { Db, Tx } from '../db/database.ts';
import { pictures } from '../db/schema/pictures.ts';
import type { Deps } from '../deps.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const BASE = '/api';

/**
 * Re-encodes a picture from its pixels, upright and no larger than shown: metadata such as a place or a script is dropped. A square one is
 * made as large as possible, with transparent margins. Refuses fileType for anything but PNG, JPEG or WebP, fileUnreadable for one that is
 * damaged or decodes to too much.
 */
export async function cleanPicture(
  image: Uint8Array,
  shape: 'asItIs' | 'square' = 'asItIs',
): Promise<Buffer | Refusal> {
  if (!isPicture(image)) return refuse('fileType');
  const { side, pixels } = PICTURE;
  // Loaded with the first picture, to keep the start fast.
  const { default: sharp } = await import('sharp');
  try {
    const input = sharp(image, { limitInputPixels: pixels, failOn: 'error' });
    const upright = input.autoOrient();
    const fitted =
      shape === 'square'
        ? upright.resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
        : upright.resize(side, side, { fit: 'inside', withoutEnlargement: true });
    return await fitted.png({ compressionLevel: 9 }).toBuffer();
  } catch {
    return refuse('fileUnreadable');
  }
}

/** By its first bytes, whatever its name: no other decoder is reached. */
function isPicture(image: Uint8Array): boolean {
  const at = (from: number, to: number) => Buffer.from(image.subarray(from, to)).toString('latin1');
  return imageTypeOf(image) !== null || (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP');
}

/** Replaces a picture of a company; returns its path on the portal. */
export async function replacePicture(
  tx: Tx,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  companyId: string,
  { before, bytes }: { before: string | null; bytes: Buffer },
): Promise<string> {
  await dropPicture(tx, companyId, before);
  const id = ids.uuid();
  await tx.insert(pictures).values({ id, companyId, bytes, createdAt: clock.now() });
  return `${BASE}${picturePath(id)}`;
}

/** Deletes a company's picture by its path; ignores other addresses. */
export async function dropPicture(tx: Tx, companyId: string, address: string | null): Promise<void> {
  const id = pictureId(address ?? '');
  if (UUID.test(id)) await tx.delete(pictures).where(and(eq(pictures.id, id), eq(pictures.companyId, companyId)));
}

/** The id in a picture's path; empty for any other address. */
export function pictureId(address: string): string {
  const start = `${BASE}${picturePath('')}`;
  return address.startsWith(start) ? address.slice(start.length) : '';
}

/** The PNG of a picture, null when there is none. */
export async function findPicture(db: Db, id: string): Promise<Buffer | null> {
  if (!UUID.test(id)) return null;
  const [found] = await db.select({ bytes: pictures.bytes }).from(pictures).where(eq(pictures.id, id));
  return found?.bytes ?? null;
}
