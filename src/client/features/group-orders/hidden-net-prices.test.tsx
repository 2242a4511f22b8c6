import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { ConfirmQuestion } from '../../ui/confirm-dialog.ts';
import { GroupStepCard } from './GroupStepCard.tsx';
import { group, option } from './sample-group.ts';
import { useGroupStep } from './use-group-step.ts';

const looking = vi.hoisted(() => ({ isClient: false }));
const asked = vi.hoisted(() => vi.fn<(question: ConfirmQuestion) => Promise<boolean>>(async () => false));
vi.mock('../../ui/confirm-dialog.ts', () => ({ confirmDialog: asked }));
vi.mock('../../api/client-safe.ts', () => ({ useClientSafe: () => looking.isClient }));
vi.mock('../../api/online.ts', () => ({ useOnline: () => true }));
vi.mock('../../ui/ticker.ts', () => ({ useNow: () => Date.now(), useServerNow: () => Date.now() }));

const NET = '¥12,000.00';
function Card() {
  return (
    <GroupStepCard order={group} step={useGroupStep(group)} onPay={() => undefined} onEditList={() => undefined} />
  );
}

/** The texts of a confirmation, once it is shown. */
async function wordsOf(question: 'confirm' | 'cancel') {
  function Ask() {
    const step = useGroupStep(group);
    void (question === 'confirm' ? step.confirm(option) : step.cancel());
    return null;
  }
  await drawn(<Ask />);
  const [said] = asked.mock.lastCall ?? [];
  return question === 'confirm' ? said?.title : said?.text;
}

test('the agency reads what a group costs and what cancelling forfeits', async () => {
  looking.isClient = false;
  expect(await drawn(<Card />)).toContain(`Pay ${NET}`);
  expect(await wordsOf('confirm')).toBe(`Confirm the option of SQ for ${NET}?`);
  expect(await wordsOf('cancel')).toBe(`The ${NET} that have been paid are forfeited. This cannot be undone.`);
});

test('while a client looks on, buttons and questions name no amount and no dash in its place', async () => {
  looking.isClient = true;
  const card = await drawn(<Card />);
  expect(card).toContain('>Pay<');
  expect(card).not.toContain('–');
  expect(await wordsOf('confirm')).toBe('Confirm the option of SQ?');
  expect(await wordsOf('cancel')).toBe('What has been paid is forfeited. This cannot be undone.');
});
