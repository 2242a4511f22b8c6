import { beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import { LoginForm } from './LoginForm.tsx';

const OVER = 'Request Timeout, please try again. You have logged in on another device.';
const NOTHING_KEPT = 'This browser stores nothing for this site.';

const held = vi.hoisted(() => ({ why: '', keeps: true }));
vi.mock('../api/session.ts', async (original) => ({ ...(await original<object>()), useWhyEnded: () => held.why }));
vi.mock('../api/site.ts', () => ({ useSiteConfig: () => null }));
vi.mock('../device/browser/texts.ts', async (original) => ({
  ...(await original<object>()),
  keepsTexts: () => held.keeps,
}));
vi.mock('./use-log-in.ts', () => ({
  useLogIn: () => ({ busy: false, isInLine: false, codeWords: null, error: null, logIn: async () => null }),
}));

const form = () => rendered(<LoginForm onDone={() => undefined} />);

beforeEach(() => {
  Object.assign(held, { why: '', keeps: true });
});

test('why a session ended stands over the form that begins the next one', () => {
  held.why = OVER;
  expect(form()).toMatch(new RegExp(`role="alert"[^>]*>${OVER}.*<form`));
});

test('where the browser keeps nothing, whoever logs in is told to stay in the tab', () => {
  held.keeps = false;
  expect(form()).toContain(NOTHING_KEPT);
});

test('whoever comes to log in anywhere else reads neither', () => {
  const html = form();
  expect(html).not.toContain(NOTHING_KEPT);
  expect(html).not.toContain('Request Timeout');
});
