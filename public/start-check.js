const read = (key) => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

// Before anything is painted: the frame that index.html draws is the one that follows, in the chosen colours.
{
  const page = document.documentElement;
  const chosen = read('interline.settings')?.theme;
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.theme = isDark ? 'dark' : 'light';
  page.dataset.start = read('interline.session') ? 'in' : 'out';
}

// The build names the files of the first screens and of the languages (tests/tools/fetch-ahead.ts). They are fetched beside
// the first code, once the frame is painted; a wrong guess only costs what it fetched, and what fails is asked for again by
// the page, which tells.
{
  const ahead = new Map(Object.entries(JSON.parse(document.currentScript.dataset.ahead ?? '{}')));
  const [first = 'en'] = navigator.languages;
  const spoken = /^zh-(hant|tw|hk|mo)/i.test(first) ? 'zh-tw' : /^zh/i.test(first) ? 'zh-cn' : 'en';
  const isIn = document.documentElement.dataset.start === 'in';
  const path = location.pathname;
  const screen = isIn ? path.replace(/^\/$/, '/flight/booking') : path === '/login' ? path : '';
  const files = [read('interline.settings')?.locale ?? spoken, screen].flatMap((part) => ahead.get(part) ?? []);
  const ask = (file) => {
    if (file.endsWith('.css')) return void fetch(`/${file}`).catch(() => {});
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` });
    link.crossOrigin = '';
    return document.head.append(link);
  };
  // A frame is painted between its callback and the message that was sent in it.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => files.forEach(ask);
    port2.postMessage(null);
  });
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
