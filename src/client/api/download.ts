import { apiBase, languageAndToken } from './call.ts';
import { ApiError } from './errors.ts';

/** Fetches a file of the API and hands it to the browser to keep. Throws ApiError when it does not come. */
export async function download(path: string, fileName: string): Promise<void> {
  const failed = (status: number) => new ApiError({ kind: 'network', code: 0, status, message: '' });
  const answer = await fetch(`${await apiBase()}${path}`, { headers: languageAndToken() }).catch(() => null);
  if (!answer?.ok) throw failed(answer?.status ?? 0);
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken the file by the next turn; what holds it may go.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
