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
 * Makes a picture anew from its pixels, upright and no larger than it is shown: what else came with it, as a place or a script, is
 * gone. A square one is made as large as it may be, with nothing in what is left free. Refuses fileType for what is no PNG, JPEG or WebP, fileUnreadable for one that is broken or unpacks to too much.
 */
export async function cleanPicture(
  image: Uint8Array,
  shape: 'asItIs' | 'square' = 'asItIs',
): Promise<Buffer | Refusal> {
  if (!isPicture(image)) return refuse('fileType');
  const { side, pixels } = PICTURE;
  // It comes with the first picture: a start need not wait for it.
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

/** By its first bytes, whatever it is named: no other reader of pictures is let at it. */
function isPicture(image: Uint8Array): boolean {
  const at = (from: number, to: number) => Buffer.from(image.subarray(from, to)).toString('latin1');
  return imageTypeOf(image) !== null || (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP');
}

/** Keeps a picture of a company in the place of another; answers its address under the portal. */
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

/** Removes a company's picture by its address; one that lies elsewhere is left alone. */
export async function dropPicture(tx: Tx, companyId: string, address: string | null): Promise<void> {
  const id = pictureId(address ?? '');
  if (UUID.test(id)) await tx.delete(pictures).where(and(eq(pictures.id, id), eq(pictures.companyId, companyId)));
}

/** The id in a picture's address; empty of an address that is none of ours. */
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
