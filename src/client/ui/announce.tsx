import { useEffect, useState } from 'react';

type Listener = (text: string) => void;
let listener: Listener | null = null;
/** What was said is news for so long; who comes to read the page later is not told of it. */
const NEWS_MS = 10_000;

/** Says something to screen readers without moving focus: search progress, saving, results. */
export function announce(text: string): void {
  listener?.(text);
}

/** The page's one polite live region; the shell renders it. */
export function LiveRegion() {
  const [text, setText] = useState('');
  useEffect(() => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    listener = (next) => {
      // Emptied first, so that the same words are said again.
      setText('');
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      frame = requestAnimationFrame(() => setText(next));
      timer = setTimeout(() => setText(''), NEWS_MS);
    };
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      listener = null;
    };
  }, []);
  return (
    <div className="sr-only" role="status" aria-live="polite">
      {text}
    </div>
  );
}
