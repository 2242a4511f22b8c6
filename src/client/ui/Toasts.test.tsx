import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import { Toasts } from './Toasts.tsx';
import { dismissToast, toast, toasts } from './toast.ts';

class Place {}
const inside = new Place();
const held = vi.hoisted(() => {
  const matches: (selector: string) => boolean = () => false;
  return { effects: new Array<() => unknown>(), matches };
});

vi.mock('react-dom', () => ({ createPortal: (part: ReactNode) => part }));
// Effects run once it is on screen, and nothing renders here.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useSyncExternalStore: (_: unknown, get: () => unknown) => get(),
  useEffect: (effect: () => unknown) => void held.effects.push(effect),
  useRef: () => ({ current: { contains: (place: unknown) => place === inside, matches: held.matches } }),
}));
const listen = vi.fn<(kind: string, listener: (event: object) => void, isFirst: boolean) => void>();
vi.stubGlobal('Node', Place);
vi.stubGlobal('window', { addEventListener: listen });
vi.stubGlobal('document', { body: null });
vi.stubGlobal('requestAnimationFrame', () => 0);

beforeEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
});

test('the region that is read aloud stands before there is anything to say, out of sight', () => {
  const html = rendered(<Toasts />);
  expect(html).toMatch(/<span [^>]*role="status"[^>]*><\/span>/);
  expect(html).toContain('class="sr-only"');
  expect(html).not.toContain('<button');
});

test('it is still empty when a message comes, whose words change it', () => {
  toast('Saved', 'success', { label: 'Undo', onPress: () => undefined });
  const html = rendered(<Toasts />);
  expect(html).toMatch(/<span [^>]*role="status"[^>]*><\/span>/);
  expect(html).toContain('Undo');
  expect(html).toContain('aria-label="Dismiss"');
});

test('an open sheet does not hear of the focus that comes into a message, and of every other', () => {
  held.effects.length = 0;
  rendered(<Toasts />);
  for (const effect of held.effects) effect();
  const [, hear, isFirst] = listen.mock.calls.find(([kind]) => kind === 'focus') ?? [];
  expect(isFirst).toBe(true);
  const stopImmediatePropagation = vi.fn<() => void>();
  hear?.({ target: new Place(), stopImmediatePropagation });
  hear?.({ target: {}, stopImmediatePropagation });
  expect(stopImmediatePropagation).not.toHaveBeenCalled();
  hear?.({ target: inside, stopImmediatePropagation });
  expect(stopImmediatePropagation).toHaveBeenCalledOnce();
});

test.each([
  ['the pointer rests where it has come up', ':hover', false],
  ['the focus is on it', ':focus-within', true],
])('it goes after its time, but where somebody reads it: %s', (_, pseudo, isKept) => {
  vi.useFakeTimers();
  held.effects.length = 0;
  held.matches = (selector) => selector.includes(pseudo);
  toast('Saved', 'success');
  rendered(<Toasts />);
  for (const effect of held.effects) effect();
  vi.advanceTimersByTime(60_000);
  expect(toasts.get()).toHaveLength(isKept ? 1 : 0);
  vi.useRealTimers();
});
