import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import { InstallSheet } from './InstallSheet.tsx';

vi.mock('../api/use-site-name.ts', () => ({ useSiteName: () => 'Pier' }));
vi.mock('../api/store.ts', async (original) => ({
  ...(await original<object>()),
  useStore: () => 'steps',
}));
vi.mock('../ui/Sheet.tsx', () => ({ Sheet: ({ children }: { children: ReactNode }) => children }));

test('the steps to install call the app by the name of the site', () => {
  const sheet = rendered(<InstallSheet open onClose={() => undefined} />);
  expect(sheet).toContain('then open Pier from the home screen');
  expect(sheet).not.toContain('Interline');
});
