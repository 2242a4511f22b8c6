import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import { HiddenPnr } from './HiddenPnr.tsx';

const seen = vi.hoisted(() => ({
  roles: ['SuperUser'],
  parent: { name: 'Harbour Travel', customerService: '+852 2123 4567' },
}));
vi.mock('../../../api/session.ts', async (original) => ({
  ...(await original<object>()),
  useGrants: () => ({ roles: seen.roles }),
}));
vi.mock('../../../api/queries.ts', async (original) => ({
  ...(await original<object>()),
  useApiQuery: (_: string, __: object, { enabled }: { enabled: boolean }) => ({
    data: enabled ? { parent: seen.parent } : undefined,
  }),
}));
vi.mock('../../../ui/Page.tsx', () => ({ Page: ({ children }: { children: ReactNode }) => children }));

afterEach(() => {
  seen.roles = ['SuperUser'];
  seen.parent.customerService = '+852 2123 4567';
});

test('an administrator is told which company to ask, and how to reach it', async () => {
  const html = await drawn(<HiddenPnr />);
  expect(html).toContain('Harbour Travel, which opened your agency');
  expect(html).toContain('+852 2123 4567');
  seen.parent.customerService = '';
  expect(await drawn(<HiddenPnr />)).toContain('can enable PNR code search.');
});

test('nobody is sent to an administrator, who has no switch for it', async () => {
  seen.roles = ['operator'];
  const html = await drawn(<HiddenPnr />);
  expect(html).toContain('The company that opened your agency can enable PNR code search');
  expect(html).not.toContain('dministrator');
});
