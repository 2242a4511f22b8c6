import { imageTypeOf } from './document-images.ts';
import type { OrderProduct } from './order-products.ts';

/** What proves the reason of a refund or a change (spec §5). */
export const PROOF = {
  types: ['image/jpeg', 'image/png', 'application/pdf'],
  bytes: 2 * 1024 * 1024,
  files: 5,
  /** Pictures that unpack to more are refused unread. */
  pixels: 60_000_000,
} as const;
export type ProofType = (typeof PROOF.types)[number];

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** What a file is by its first bytes, whatever it is named; null when it is nothing that proves anything. */
export function proofTypeOf(bytes: Uint8Array): ProofType | null {
  return imageTypeOf(bytes) ?? (PDF.every((byte, i) => bytes[i] === byte) ? 'application/pdf' : null);
}

/** Where such a file is had: by its agency, and at the provider's desk, under the order that it proves. */
export const proofPath = (id: string) => `/base/v2/files/${id}`;
export const deskProofPath = (product: OrderProduct, orderId: string, id: string) =>
  `/desk/v2/${product}/orders/${orderId}/files/${id}`;
