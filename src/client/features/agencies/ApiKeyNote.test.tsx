import { afterEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import { eventually } from '../../../../tests/factories/eventually.ts';
import { toasts } from '../../ui/toast.ts';
import { ApiKeyNote } from './ApiKeyNote.tsx';

const buttons = vi.hoisted(() => new Map<string, () => void>());
// There is no browser to press the button in: the mock captures its handler.
vi.mock('../../ui/Button.tsx', () => ({
  Button: ({ children, onPress }: { children: string; onPress: () => void }) => {
    buttons.set(children, onPress);
    return <button type="button">{children}</button>;
  },
}));
afterEach(() => vi.unstubAllGlobals());

test('a key that is shown once is copied whole by its button, which says so', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(rendered(<ApiKeyNote apiKey="ilk_0123456789" />)).toContain('ilk_0123456789');
  buttons.get('Copy')?.();
  await eventually(() => expect(toasts.get()).toMatchObject([{ text: 'Copied', kind: 'success' }]));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('ilk_0123456789');
});
