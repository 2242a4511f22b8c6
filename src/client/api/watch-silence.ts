/** Aborts its signal when nothing was heard for `limitMs`; each `heard` begins the wait anew. */
export function watchSilence(limitMs: number): { signal: AbortSignal; heard: () => void; end: () => void } {
  const controller = new AbortController();
  const wait = () => setTimeout(() => controller.abort(), limitMs);
  let timer = wait();
  const end = () => clearTimeout(timer);
  const heard = () => {
    end();
    timer = wait();
  };
  return { signal: controller.signal, heard, end };
}
