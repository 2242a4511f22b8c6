import { expect, test, vi } from 'vitest';
import { drawn } from '../../../tests/factories/drawn.tsx';
import type { Grants } from '../../contract/permissions.ts';
import { deskProofPath } from '../../contract/proof-types.ts';
import { type ProofPath, ProofRows } from './ProofRows.tsx';

const looking = vi.hoisted((): { grants: Grants | null } => ({ grants: null }));
vi.mock('../api/session.ts', async (original) => ({
  ...(await original<object>()),
  useGrants: () => looking.grants,
}));

vi.mock('../api/online.ts', async (original) => ({ ...(await original<object>()), useOnline: () => true }));

const company = {
  proxyLevel: 0,
  enableFlightService: true,
  enableTrainService: true,
  isShowBill: true,
  canCreateSubAgency: false,
  hidePnrBooking: false,
};
const rowsOf = (role: string, path?: ProofPath) => {
  looking.grants = { roles: [role], permissions: [], company };
  return drawn(<ProofRows files={[{ id: 'f1', name: 'letter.pdf' }]} path={path} />);
};

test('a proof is opened by whoever may have it, and named to who only reads the order', async () => {
  expect(await rowsOf('operator')).toContain('<ion-button');
  const read = await rowsOf('finance');
  expect(read).toContain('letter.pdf');
  expect(read).not.toContain('<ion-button');
  expect(await rowsOf('desk', (file) => deskProofPath('train', '1', file))).toContain('<ion-button');
});
