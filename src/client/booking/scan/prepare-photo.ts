import { DOCUMENT_IMAGE, imageTypeOf } from '../../../contract/document-images.ts';

/** Why a file is not sent. */
export type PhotoFault = 'type' | 'size' | 'broken';

export interface Photo {
  /** JPEG, ready for upload. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The same for the screen; the caller closes it. */
  picture: ImageBitmap;
}

/** Longer side in pixels of the upload: enough for the smallest letters, little on a slow line. */
const LONGEST = 1600;
const QUALITY = 0.85;
const HEAD = 16;

/** Detects the file's type by content, not by name, and shrinks it on the device. */
export async function preparePhoto(file: Blob): Promise<Photo | PhotoFault> {
  // The file may have been deleted since, or lie in a cloud that cannot be reached.
  const start = await file
    .slice(0, HEAD)
    .arrayBuffer()
    .catch(() => null);
  if (!start) return 'broken';
  const head = new Uint8Array(start);
  if (imageTypeOf(head) === null) return 'type';
  if (file.size > DOCUMENT_IMAGE.bytes) return 'size';
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!whole) return 'broken';
  const scale = Math.min(1, LONGEST / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(whole.width * scale));
  canvas.height = Math.max(1, Math.round(whole.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!small) return 'broken';
  return { bytes: new Uint8Array(await small.arrayBuffer()), picture: await createImageBitmap(canvas) };
}

/** The first file of a drop or a paste. */
export function fileOf(data: DataTransfer | null): File | null {
  return data?.files[0] ?? null;
}
