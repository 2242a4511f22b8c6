import { EXPORT_HEADERS, type ExportInputs, type ExportKind, exportPath } from '../../contract/exports.ts';
import { XLSX } from '../../contract/media-types.ts';
import { apiBase, forSession } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { saveFile } from '../api/save-file.ts';

interface ExportRun {
  signal: AbortSignal;
  /** The received part, 0 to 1, by the server's estimate of the file size. */
  onProgress: (part: number) => void;
}

/** The server's file name: the list and, if filtered, its days. */
const FILE_NAME = /filename="([\w.-]+)"/;

/**
 * Downloads a list as a spreadsheet for the browser to save. Throws ApiError when it is refused or cut off, and the signal's AbortError
 * when it is cancelled.
 */
export async function fetchExport<K extends ExportKind>(
  kind: K,
  input: ExportInputs[K],
  { signal, onProgress }: ExportRun,
): Promise<void> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const lost = () => new ApiError({ kind: 'network', code: 0, status: 0, message: '' });
  try {
    const asked = forSession(signal);
    const answer = await fetch(`${await apiBase()}${exportPath(kind)}`, {
      method: 'POST',
      headers: { ...asked.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...input, zone }),
      signal: asked.signal,
    });
    if (!answer.ok) return await asked.refuse(answer);
    if (!answer.body || answer.headers.get('Content-Type') !== XLSX) throw lost();
    const about = Number(answer.headers.get(EXPORT_HEADERS.bytes)) || 1;
    let come = 0;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (chunk, controller) => {
          come += chunk.byteLength;
          onProgress(Math.min(0.99, come / about));
          controller.enqueue(chunk);
        },
      }),
    );
    const file = await new Response(counted, { headers: { 'Content-Type': XLSX } }).blob();
    signal.throwIfAborted();
    asked.stay();
    saveFile(file, FILE_NAME.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? `${kind}.xlsx`);
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw lost();
  }
}
