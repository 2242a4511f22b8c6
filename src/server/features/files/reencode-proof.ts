import { PROOF, type ProofType } from '../../../contract/proof-types.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';

/** Enough to read a whole photographed page. */
const MOST_SIDE = 4000;
/** Keeps letters sharp, and no photograph grows. */
const JPEG_QUALITY = 85;

/**
 * Re-encodes a checked picture from its pixels, upright, which removes metadata (location, camera) and hidden content before anybody opens
 * it. Refuses fileUnreadable for one that cannot be decoded.
 */
export async function reencodeProof(
  bytes: Uint8Array,
  type: Exclude<ProofType, 'application/pdf'>,
): Promise<Uint8Array | Refusal> {
  // Loaded with the first picture, not at start.
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
