// Before anything is painted: the frame that index.html draws is the one that follows, in the chosen colours.
{
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const page = document.documentElement;
  const chosen = read('interline.settings')?.theme;
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.theme = isDark ? 'dark' : 'light';
  page.dataset.start = read('interline.session') ? 'in' : 'out';
}

// A kept first page may ask for code that no version has any more: then nothing of the portal runs. This script of its own
// sees that, gives up what the worker keeps, and loads the page from the server; once a minute at most, so never in a loop.
const MARK = 'interline.start-check';
const PAUSE_MS = 60_000;

async function startAnew() {
  if (Math.abs(Date.now() - Number(sessionStorage.getItem(MARK))) < PAUSE_MS) return;
  sessionStorage.setItem(MARK, String(Date.now()));
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  location.reload();
}

const onError = ({ target }) => {
  if (target instanceof HTMLScriptElement && target.type === 'module' && navigator.onLine) void startAnew();
};
addEventListener('error', onError, true);
