import { PROOF, type ProofType, proofTypeOf } from '../../../contract/proof-types.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';

const TAIL = 1024;

/**
 * Detects a file's type by content, without decoding it. Refuses fileType for anything but a picture or PDF, and fileUnreadable for one
 * that is truncated or would unpack to more than a picture needs.
 */
export function checkProof(bytes: Uint8Array): ProofType | Refusal {
  const type = proofTypeOf(bytes);
  if (!type) return refuse('fileType');
  return isSound(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), type) ? type : refuse('fileUnreadable');
}

function isSound(bytes: Buffer, type: ProofType): boolean {
  if (type === 'application/pdf') return bytes.subarray(-TAIL).includes('%%EOF');
  const size = type === 'image/png' ? pngSize(bytes) : jpegSize(bytes);
  return size !== null && size.width > 0 && size.height > 0 && size.width * size.height <= PROOF.pixels;
}

interface Size {
  width: number;
  height: number;
}

/** From the header, which comes first (PNG, 11.2.1); null when the file has no end. */
function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 45 || bytes.toString('latin1', 12, 16) !== 'IHDR' || !bytes.subarray(-16).includes('IEND'))
    return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** From the first frame header (ITU T.81, B.2.2); null when there is none. */
function jpegSize(bytes: Buffer): Size | null {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === 0xff) at += 1;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
