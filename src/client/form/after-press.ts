const waiting = new Set<() => void>();
let isPressed = false;

const press = () => {
  isPressed = true;
};

/** The click of a press is dispatched with its release, before any timer. */
const release = () => {
  setTimeout(() => {
    isPressed = false;
    const due = [...waiting];
    waiting.clear();
    for (const run of due) run();
  });
};

// A touch moves the focus only with the mouse events that follow its release, so both kinds count.
for (const start of ['pointerdown', 'mousedown']) document.addEventListener(start, press, true);
// The list of a select swallows the release of the press that opened it: a key ends the wait too.
for (const end of ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'keydown'])
  document.addEventListener(end, release, true);

/**
 * Runs at once, or, while a button or finger is down, right after its release. A field that loses focus to a press shows its error only
 * then: text that appears during the press would move its target from under the finger, and the press would be lost.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.add(run);
  else run();
}
