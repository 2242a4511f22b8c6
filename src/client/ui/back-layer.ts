/**
 * Lets the browser's back close what lies over a page (a sheet, a dialog) instead of leaving the page. An open layer puts an
 * entry of the same address on the history. The router must not see these entries come and go, so this module is imported
 * before the router is made: its popstate listener runs first.
 */
interface Layer {
  id: string;
  close: () => void;
}

const layers: Layer[] = [];
let ownBack = false;
let leaving = 0;
let waiting: (() => void)[] = [];

/** Resolves when no layer's entry is being taken off the history: until then an address that is written may land on that entry. */
export function layersSettled(): Promise<void> {
  return leaving === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
}

function left(): void {
  leaving -= 1;
  if (leaving > 0) return;
  for (const resolve of waiting) resolve();
  waiting = [];
}

function layerOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('layer' in state)) return null;
  return typeof state.layer === 'string' ? state.layer : null;
}

/** Where the router stands in its history; a layer's entry stands where its page does. */
function placeOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && '__TSR_index' in state ? state.__TSR_index : null;
}

/** The page under the entry of a layer that a reload shut: one back leaves both. */
let shutOver = layerOf(window.history.state) === null ? null : placeOf(window.history.state);

window.addEventListener('popstate', (event) => {
  if (ownBack) {
    ownBack = false;
    event.stopImmediatePropagation();
    left();
    return;
  }
  const top = layers.at(-1);
  const isShutUnder = !top && shutOver !== null && placeOf(event.state) === shutOver;
  shutOver = null;
  if (top && layerOf(event.state) !== top.id) {
    layers.pop();
    event.stopImmediatePropagation();
    top.close();
    return;
  }
  if (!top && (isShutUnder || layerOf(event.state) !== null)) {
    // The entry of a layer that was left by a link or a reload: nothing to show there, so go on.
    event.stopImmediatePropagation();
    window.history.back();
  }
});

/** Opens a layer that `close` shuts when the agent goes back. Answers what to call when it was shut another way. */
export function openLayer(id: string, close: () => void): () => void {
  const { history } = window;
  const below = layerOf(history.state);
  const isLeft = below !== null && layers.every((layer) => layer.id !== below);
  layers.push({ id, close });
  // The entry of a layer that is gone is taken over. Past the router's own wrappers, for which this is no navigation.
  const write = isLeft ? History.prototype.replaceState : History.prototype.pushState;
  write.call(history, { ...history.state, layer: id }, '');
  shutOver = null;
  return () => {
    const at = layers.findIndex((layer) => layer.id === id);
    if (at === -1) return;
    layers.splice(at, 1);
    // A link inside the layer may be navigating at this moment: then its entry is no longer on top and stays.
    leaving += 1;
    setTimeout(() => {
      if (layerOf(window.history.state) !== id) return left();
      ownBack = true;
      window.history.back();
    });
  };
}
