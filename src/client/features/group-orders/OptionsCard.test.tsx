import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { GroupOption } from '../../../contract/group-orders.ts';
import type { ConfirmQuestion } from '../../ui/confirm-dialog.ts';
import { OptionsCard } from './OptionsCard.tsx';
import { group, option } from './sample-group.ts';
import { useGroupStep } from './use-group-step.ts';

const asked = vi.hoisted(() => vi.fn<(question: ConfirmQuestion) => Promise<boolean>>(async () => false));
vi.mock('../../ui/confirm-dialog.ts', () => ({ confirmDialog: asked }));
vi.mock('../../api/client-safe.ts', () => ({ useClientSafe: () => false }));
vi.mock('../../api/online.ts', () => ({ useOnline: () => true }));
vi.mock('../../places/use-place-names.ts', () => ({
  usePlaceNames: () => ({ airline: (code: string) => code, airlineColour: () => undefined }),
}));

const ASKED = { date: '2027-01-10', returnDate: '2027-01-15' };
const journeys = [{ origin: 'HKG', destination: 'SIN', ...ASKED }];
const moved: GroupOption = { ...option, dates: [{ date: '2027-01-14', returnDate: '2027-01-19' }] };

/** The card of a quote with one option, about to be confirmed. */
function Quoted({ only }: { only: GroupOption }) {
  const order = { ...group, journeys, options: [only], chosen: null };
  const step = useGroupStep(order);
  void step.confirm(only);
  return <OptionsCard order={order} step={step} />;
}

test('an option on other days than were asked for names them, and says so before it is confirmed', async () => {
  expect(await drawn(<Quoted only={moved} />)).toMatch(
    /On other days than requested: HKG–SIN .*2027-01-14, SIN–HKG .*2027-01-19/,
  );
  expect(asked.mock.lastCall?.[0].text).toContain('The flights are on other days than you requested.');
});

test('an option on the days that were asked for says nothing of days', async () => {
  expect(await drawn(<Quoted only={option} />)).not.toContain('other days');
  expect(asked.mock.lastCall?.[0].text).not.toContain('other days');
});
