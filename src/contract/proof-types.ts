import { imageTypeOf } from './document-images.ts';
import type { OrderProduct } from './order-products.ts';

/** Files that prove the reason of a refund or a change (spec §5). */
export const PROOF = {
  types: ['image/jpeg', 'image/png', 'application/pdf'],
  bytes: 2 * 1024 * 1024,
  files: 5,
  /** Larger images are refused without decoding. */
  pixels: 60_000_000,
} as const;
export type ProofType = (typeof PROOF.types)[number];

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** The type of a file by its first bytes, whatever its name; null when it is not allowed as proof. */
export function proofTypeOf(bytes: Uint8Array): ProofType | null {
  return imageTypeOf(bytes) ?? (PDF.every((byte, i) => bytes[i] === byte) ? 'application/pdf' : null);
}

/** The download of such a file: for its agency, and for the provider's desk under the order that it proves. */
export const proofPath = (id: string) => `/base/v2/files/${id}`;
export const deskProofPath = (product: OrderProduct, orderId: string, id: string) =>
  `/desk/v2/${product}/orders/${orderId}/files/${id}`;
