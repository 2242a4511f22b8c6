import { apiBase, forSession } from './call.ts';
import { ApiError } from './errors.ts';
import { saveFile } from './save-file.ts';

/**
 * Downloads a file of the API for the browser to save, unless another user is logged in by then. Throws ApiError when it is refused, fails,
 * or something else arrives.
 */
export async function download(path: string, fileName: string, ...types: string[]): Promise<void> {
  const lost = () => new ApiError({ kind: 'network', code: 0, status: 0, message: '' });
  const asked = forSession();
  const answer = await fetch(`${await apiBase()}${path}`, { headers: asked.headers, signal: asked.signal }).catch(
    () => null,
  );
  if (!answer) throw lost();
  if (!answer.ok) return asked.refuse(answer);
  const file = await answer.blob();
  asked.stay();
  if (!types.includes(file.type)) throw lost();
  saveFile(file, fileName);
}
