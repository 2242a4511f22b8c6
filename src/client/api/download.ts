import { apiBase, forSession } from './call.ts';
import { ApiError } from './errors.ts';
import { saveFile } from './save-file.ts';

/** Fetches a file of the API and hands it to the browser to keep. Throws ApiError when it does not come, or something else does. */
export async function download(path: string, fileName: string, ...types: string[]): Promise<void> {
  const failed = (status: number) => new ApiError({ kind: 'network', code: 0, status, message: '' });
  const answer = await fetch(`${await apiBase()}${path}`, forSession()).catch(() => null);
  if (!answer?.ok) throw failed(answer?.status ?? 0);
  const file = await answer.blob();
  if (!types.includes(file.type)) throw failed(0);
  saveFile(file, fileName);
}
