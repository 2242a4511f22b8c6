import { useEffect, useRef, useState } from 'react';
import type { DocumentAnswer } from '../../../contract/document-images.ts';
import { call } from '../../api/call.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { type PhotoFault, preparePhoto } from './prepare-photo.ts';

export type ScanState =
  | { step: 'choose'; fault: PhotoFault | null }
  | { step: 'preparing' }
  | { step: 'reading'; picture: ImageBitmap }
  /** `isRefused`: the server has processed this photo, so that a retry is useless. */
  | { step: 'failed'; picture: ImageBitmap; message: string; isRefused: boolean }
  | { step: 'read'; picture: ImageBitmap; answer: DocumentAnswer };

const CHOOSE: ScanState = { step: 'choose', fault: null };

/** Shrinks, uploads and reads a photo; it is stored nowhere but on the screen. */
export function useScan() {
  const [state, setState] = useState<ScanState>(CHOOSE);
  const running = useRef<AbortController | null>(null);
  const bytes = useRef<Uint8Array<ArrayBuffer> | null>(null);

  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  useEffect(() => stop, []);

  const send = async (picture: ImageBitmap) => {
    const image = bytes.current;
    if (!image) return;
    stop();
    const { signal } = (running.current = new AbortController());
    setState({ step: 'reading', picture });
    try {
      const answer = await call('analyseDocument', { image }, { signal });
      if (!signal.aborted) setState({ step: 'read', picture, answer });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.kind === 'refused';
      if (!signal.aborted) setState({ step: 'failed', picture, message: messageOf(error), isRefused });
    }
  };

  const take = async (file: Blob) => {
    stop();
    const { signal } = (running.current = new AbortController());
    setState({ step: 'preparing' });
    const photo = await preparePhoto(file);
    if (signal.aborted) return;
    if (typeof photo === 'string') return setState({ step: 'choose', fault: photo });
    bytes.current = photo.bytes;
    await send(photo.picture);
  };

  const reset = () => {
    stop();
    bytes.current = null;
    setState(CHOOSE);
  };
  return { state, take, reset, retry: send };
}
