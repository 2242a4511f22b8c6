const read = (key, storage = () => localStorage) => {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
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
  // As a part of another system the portal has one row in the place of its bars (api/iframe-mode.ts).
  if (read('interline.iframe-mode', () => sessionStorage)) page.dataset.row = '';
}

const [first = 'en'] = navigator.languages;
const spoken = /^zh-(hant|tw|hk|mo)/i.test(first) ? 'zh-tw' : /^zh/i.test(first) ? 'zh-cn' : 'en';
const locale = read('interline.settings')?.locale ?? spoken;

// The build names the files of the first screens and of the languages (src/build/fetch-ahead.ts). They are fetched beside
// the first code, once the frame is painted; a wrong guess only costs what it fetched, and what fails is asked for again by
// the page, which tells.
{
  const ahead = new Map(Object.entries(JSON.parse(document.currentScript.dataset.ahead ?? '{}')));
  const isIn = document.documentElement.dataset.start === 'in';
  const path = location.pathname;
  const screen = isIn ? path.replace(/^\/$/, '/flight/booking') : path === '/' || path === '/login' ? path : '';
  const files = [locale, screen].flatMap((part) => ahead.get(part) ?? []);
  const ask = (file) => {
    if (file.endsWith('.css')) return void fetch(`/${file}`).catch(() => {});
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` });
    link.crossOrigin = '';
    return document.head.append(link);
  };
  // A frame is painted between its callback and the message that was sent in it. One file a message: each takes a slow phone
  // some milliseconds.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    const next = () => port2.postMessage(null);
    port1.onmessage = () => {
      const file = files.shift();
      if (!file) return port1.close();
      ask(file);
      return next();
    };
    next();
  });
}

// A kept first page may ask for code that no version has any more: then nothing of the portal runs. This script of its own
// sees that, gives up what the worker keeps, and loads the page from the server; once a minute at most, so never in a loop.
// The page may start after all: without a part, or late.
const isWaiting = () => document.getElementById('start') !== null;

const MARK = 'interline.start-check';
const PAUSE_MS = 60_000;

// Whether a minute has gone by since the last page that was loaded so. A browser that refuses to keep the mark tells nobody: the page
// then waits that minute itself.
function mayStartAnew(hasWaited) {
  try {
    const isSoon = Math.abs(Date.now() - Number(sessionStorage.getItem(MARK))) < PAUSE_MS;
    if (!isSoon) sessionStorage.setItem(MARK, String(Date.now()));
    return !isSoon;
  } catch {
    return hasWaited;
  }
}

async function giveUpKept() {
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

async function startAnew(hasWaited = false) {
  if (!isWaiting()) return;
  if (!mayStartAnew(hasWaited)) return void setTimeout(startAnew, PAUSE_MS, true);
  // What the browser refuses is not kept.
  await giveUpKept().catch(() => {});
  location.reload();
}

// Without the server the portal's code and words may not come, on a first visit above all: the frame then says so, and the page
// is loaded again with the connection. What is kept stays meanwhile: a damaged version is better than none.
const WAITING = {
  en: 'No connection. The portal opens as soon as there is one.',
  'zh-cn': '没有网络连接。连接恢复后将自动打开。',
  'zh-tw': '沒有網路連線。連線恢復後將自動開啟。',
};
const ASK_AGAIN_MS = 5000;
const ASK_TIMEOUT_MS = 5000;
const START_MS = 10_000;

async function serverAnswers() {
  if (!navigator.onLine) return false;
  try {
    const answer = await fetch('/build.txt', { cache: 'no-store', signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
    // A network that wants a log-in first answers everything with a page of its own.
    return answer.ok && /^\s*[\w-]+\s*$/.test(await answer.text());
  } catch {
    return false;
  }
}

async function lookAgain() {
  if (isWaiting() && (await serverAnswers()) && isWaiting()) location.reload();
}

function waitForConnection() {
  const frame = document.getElementById('start');
  if (!frame || frame.querySelector('p')) return;
  const words = Object.assign(document.createElement('p'), { textContent: WAITING[locale] ?? WAITING.en });
  words.setAttribute('role', 'status');
  words.style.color = document.documentElement.dataset.theme === 'dark' ? '#fff' : '#0f1c2e';
  // It is loaded again by itself.
  frame.querySelector('a')?.remove();
  frame.querySelector('.page').prepend(words);
  addEventListener('online', lookAgain);
  setInterval(lookAgain, ASK_AGAIN_MS);
}

const isImport = (error) => /import/i.test(error?.message ?? '');

// Of the first script, or of what it asked for: browsers tell that in one way or the other.
async function onFailure(isScript) {
  if (!(await serverAnswers())) return waitForConnection();
  // A screen whose code is missing says so itself, as soon as the page has started.
  return isScript ? startAnew() : void setTimeout(startAnew, START_MS);
}
addEventListener(
  'error',
  ({ target, error }) => {
    const isScript = target instanceof HTMLScriptElement && target.type === 'module';
    if (isScript || isImport(error)) void onFailure(isScript);
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => {
  if (isImport(reason)) void onFailure(false);
});
