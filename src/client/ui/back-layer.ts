/**
 * Makes the browser's back close an overlay (a sheet, a dialog) instead of leaving the page. An open layer pushes a history entry of the
 * same address. The router must not see these entries come and go, so this module is imported before the router is created: its popstate
 * listener runs first.
 */
interface Layer {
  id: string;
  close: () => void;
}

const layers: Layer[] = [];
let ownBack = false;
let leaving = 0;
let waiting: (() => void)[] = [];

/** Resolves when no layer's history entry is being removed: until then a written address may land on that entry. */
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

/** The router's position in its history; a layer's entry has its page's position. */
function placeOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && '__TSR_index' in state ? state.__TSR_index : null;
}

/** The page under the entry of a layer closed by a reload: one back leaves both. */
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
    // The entry of a layer left by a link or a reload: nothing to show there, so skip it.
    event.stopImmediatePropagation();
    window.history.back();
  }
});

/** Opens a layer that `close` closes on back. Returns the function to call when it was closed another way. */
export function openLayer(id: string, close: () => void): () => void {
  const { history } = window;
  const below = layerOf(history.state);
  const isLeft = below !== null && layers.every((layer) => layer.id !== below);
  layers.push({ id, close });
  // Reuses the entry of a closed layer. Bypasses the router's own wrappers, for which this is no navigation.
  const write = isLeft ? History.prototype.replaceState : History.prototype.pushState;
  write.call(history, { ...history.state, layer: id }, '');
  shutOver = null;
  return () => {
    const at = layers.findIndex((layer) => layer.id === id);
    if (at === -1) return;
    layers.splice(at, 1);
    // A link inside the layer may be navigating: then its entry is not on top any more and stays.
    leaving += 1;
    setTimeout(() => {
      if (layerOf(window.history.state) !== id) return left();
      ownBack = true;
      window.history.back();
    });
  };
}
