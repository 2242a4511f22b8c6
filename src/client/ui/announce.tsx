import { useEffect, useState } from 'react';

type Listener = (text: string) => void;
let listener: Listener | null = null;

/** Says something to screen readers without moving focus: search progress, saving, results. */
export function announce(text: string): void {
  listener?.(text);
}

/** The page's one polite live region; the shell renders it. */
export function LiveRegion() {
  const [text, setText] = useState('');
  useEffect(() => {
    let frame = 0;
    listener = (next) => {
      // Emptied first, so that the same words are said again.
      setText('');
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setText(next));
    };
    return () => {
      cancelAnimationFrame(frame);
      listener = null;
    };
  }, []);
  return (
    <div className="sr-only" role="status" aria-live="polite">
      {text}
    </div>
  );
}
