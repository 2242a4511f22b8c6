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

window.addEventListener('popstate', (event) => {
  if (ownBack) {
    ownBack = false;
    event.stopImmediatePropagation();
    left();
    return;
  }
  const top = layers.at(-1);
  if (top && layerOf(event.state) !== top.id) {
    layers.pop();
    event.stopImmediatePropagation();
    top.close();
    return;
  }
  if (!top && layerOf(event.state) !== null) {
    // The entry of a layer that was left by a link: nothing to show there, so go on.
    event.stopImmediatePropagation();
    window.history.back();
  }
});

/** Opens a layer that `close` shuts when the agent goes back. Answers what to call when it was shut another way. */
export function openLayer(id: string, close: () => void): () => void {
  layers.push({ id, close });
  // Past the router's own wrapper of pushState, for which this is no navigation.
  History.prototype.pushState.call(window.history, { ...window.history.state, layer: id }, '');
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
