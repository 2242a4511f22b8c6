import { beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import { eventually } from '../../../tests/factories/eventually.ts';
import { toasts } from '../ui/toast.ts';
import { EndKeyButton } from './EndKeyButton.tsx';

const presses = vi.hoisted((): (() => void)[] => []);
const asked = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('../api/online.ts', () => ({ useOnline: () => true }));
vi.mock('../ui/confirm-dialog.ts', () => ({ confirmDialog: asked }));
// There is no browser to press the button in: the mock captures its handler.
vi.mock('../ui/Button.tsx', () => ({
  Button: ({ onPress }: { onPress: () => void }) => {
    presses.push(onPress);
    return null;
  },
}));

beforeEach(() => {
  presses.length = 0;
  asked.mockReset();
});

test('a key ends once that was confirmed, and somebody who thinks better of it keeps it', async () => {
  const end = vi.fn<() => Promise<void>>(async () => undefined);
  rendered(<EndKeyButton end={end} />);
  const [press] = presses;
  asked.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  press?.();
  await eventually(() => expect(asked).toHaveBeenCalledOnce());
  expect(end).not.toHaveBeenCalled();
  press?.();
  await eventually(() =>
    expect(toasts.get()).toMatchObject([{ text: 'The API key has been revoked', kind: 'success' }]),
  );
  expect(end).toHaveBeenCalledOnce();
});
