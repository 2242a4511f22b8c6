import { PDF } from '../../contract/media-types.ts';
import { type PaperInput, paperPath } from '../../contract/order-papers.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import { apiBase, forSession } from './call.ts';
import { ApiError } from './errors.ts';

/** Fetches an order's document as a PDF. Throws ApiError when it is refused or fails. */
export async function fetchPaper(
  product: OrderProduct,
  id: string,
  input: Omit<PaperInput, 'id' | 'zone'>,
): Promise<File> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const asked = forSession();
  const lost = () => new ApiError({ kind: 'network', code: 0, status: 0, message: '' });
  const answer = await fetch(`${await apiBase()}${paperPath(product, encodeURIComponent(id))}`, {
    method: 'POST',
    headers: { ...asked.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...input, zone }),
    signal: asked.signal,
  }).catch(() => null);
  if (!answer) throw lost();
  if (!answer.ok) return asked.refuse(answer);
  const file = await answer.blob();
  asked.stay();
  if (file.type !== PDF) throw lost();
  return new File([file], `${id}.pdf`, { type: PDF });
}
