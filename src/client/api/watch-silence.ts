/** Aborts its signal after `limitMs` of silence; each `heard` restarts the timer. */
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
