import { useEffect, useState } from 'react';

type Listener = (text: string) => void;
let listener: Listener | null = null;
/** Announcements expire after this; users who read the page later do not hear them. */
const NEWS_MS = 10_000;

/** Announces text to screen readers without moving focus: search progress, saving, results. */
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
      // Cleared first, so that the same text is read again.
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
