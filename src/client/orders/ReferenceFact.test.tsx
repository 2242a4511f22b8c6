import { expect, test, vi } from 'vitest';
import { drawn } from '../../../tests/factories/drawn.tsx';
import type { Grants } from '../../contract/permissions.ts';
import { ReferenceFact } from './ReferenceFact.tsx';

const looking = vi.hoisted((): { grants: Grants | null } => ({ grants: null }));
vi.mock('../api/session.ts', async (original) => ({
  ...(await original<object>()),
  useGrants: () => looking.grants,
}));

const company = {
  proxyLevel: 0,
  enableFlightService: true,
  enableTrainService: true,
  isShowBill: true,
  canCreateSubAgency: false,
  hidePnrBooking: false,
};
const factOf = (role: string, referenceId: string | null) => {
  looking.grants = { roles: [role], permissions: [], company };
  return drawn(<ReferenceFact product="train" order={{ id: '3112048817', referenceId }} />);
};

test('whoever books gives a booking its number, and edits the one it has', async () => {
  const none = await factOf('operator', null);
  expect(none).toContain('>Add<');
  expect(none).not.toContain('–');
  const numbered = await factOf('operator', 'Fair 2026/a7');
  expect(numbered).toContain('Fair 2026/a7');
  expect(numbered).toContain('>Edit<');
});

test('whoever only looks at bookings reads it', async () => {
  const numbered = await factOf('finance', 'Fair 2026/a7');
  expect(numbered).toContain('Fair 2026/a7');
  expect(numbered).not.toContain('>Edit<');
  expect(await factOf('finance', null)).toContain('–');
});
