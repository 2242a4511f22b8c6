import { PROOF, type ProofType } from '../../../contract/proof-types.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';

/** Enough to read a page that was photographed whole. */
const MOST_SIDE = 4000;
/** Letters stay sharp at it, and a photograph gets no larger than it came. */
const JPEG_QUALITY = 85;

/**
 * Makes a checked picture anew from its pixels, upright: where it was taken, with what, and whatever hides behind it is gone before
 * anybody opens it. Refuses fileUnreadable for one that cannot be drawn.
 */
export async function redrawProof(
  bytes: Uint8Array,
  type: Exclude<ProofType, 'application/pdf'>,
): Promise<Uint8Array | Refusal> {
  // It comes with the first picture: a start need not wait for it.
  const { default: sharp } = await import('sharp');
  try {
    const drawn = sharp(bytes, { limitInputPixels: PROOF.pixels, failOn: 'error' })
      .autoOrient()
      .resize(MOST_SIDE, MOST_SIDE, { fit: 'inside', withoutEnlargement: true });
    return await (type === 'image/png'
      ? drawn.png({ compressionLevel: 9 })
      : drawn.jpeg({ quality: JPEG_QUALITY })
    ).toBuffer();
  } catch {
    return refuse('fileUnreadable');
  }
}
