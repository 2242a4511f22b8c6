import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import { REFUSALS } from '../../../../contract/errors.ts';
import { refusalMessage } from '../../../../contract/messages.ts';
import { ApiError } from '../../../api/errors.ts';
import { TrainForm } from './TrainForm.tsx';

const held = vi.hoisted(() => ({ enableTrainService: true }));
vi.mock('../../../api/session.ts', async (original) => ({
  ...(await original()),
  useGrants: () => ({ roles: ['operator'], permissions: [], company: held }),
}));
vi.mock('../../../ui/Page.tsx', () => ({
  Page: ({ children, footer }: { children: ReactNode; footer: ReactNode }) => (
    <>
      {children}
      {footer}
    </>
  ),
}));
vi.mock('../../../ui/ButtonLink.tsx', () => ({ ButtonLink: ({ children }: { children: ReactNode }) => children }));
vi.mock('./TrainFooter.tsx', () => ({
  TrainFooter: ({ offer }: { offer: unknown }) => (offer ? 'holds seats' : 'holds no seats'),
}));
const nothing = vi.hoisted(() => () => null);
vi.mock('../../../offline/drafts/ui/DraftNotices.tsx', () => ({ FormDraftNotices: nothing }));
vi.mock('../../../offline/drafts/ui/SavedTag.tsx', () => ({ SavedTag: nothing }));
vi.mock('../../../booking/BookingErrors.tsx', () => ({ BookingErrors: nothing }));
vi.mock('../../../booking/ClearFixedErrors.tsx', () => ({ ClearFixedErrors: nothing }));
vi.mock('../../../booking/ContactFields.tsx', () => ({ ContactFields: nothing }));
vi.mock('../../../booking/LostResponseNotice.tsx', () => ({ LostResponseNotice: nothing }));
vi.mock('../../../booking/PassengerStep.tsx', () => ({ PassengerStep: nothing }));
vi.mock('../after-sales/FeeTable.tsx', () => ({ FeeTable: nothing }));
vi.mock('./RideSummary.tsx', () => ({ RideSummary: nothing }));
vi.mock('./SeatFields.tsx', () => ({ SeatFields: nothing }));

const OFF = refusalMessage('serviceDisabled', 'en');
const CHECKED = { seats: { seatClass: 'second' }, ride: { departure: '2026-11-25T09:00' } };
const switchedOff = new ApiError({ kind: 'refused', code: REFUSALS.serviceDisabled.code, status: 403, message: OFF });

function formWith(error: ApiError | null, problem: string | null = null) {
  const check = { data: CHECKED, error, isFetching: false, refetch: () => undefined };
  return drawn(
    <Formik initialValues={{ passengers: [], contact: {}, seats: [] }} onSubmit={() => undefined}>
      <TrainForm
        // Of these the form itself reads no more.
        place={{ session: {} } as never}
        check={check as never}
        trip={{} as never}
        otherTrains={{}}
        problem={problem}
        refused={null}
        busy={false}
        saving={{ chosen: new Set(), change: () => undefined }}
        onRepeat={null}
      />
    </Formik>,
  );
}

beforeEach(() => {
  held.enableTrainService = true;
});

test('a train whose price was checked can be held', async () => {
  expect(await formWith(null)).toContain('holds seats');
});

test('once trains are switched off, the form says so once and holds no seats', async () => {
  const html = await formWith(switchedOff);
  expect(html.split(OFF)).toHaveLength(2);
  expect(html).toContain('Try again');
  // The search would refuse as well.
  expect(html).not.toContain('Search trains');
  expect(html).toContain('holds no seats');
});

test('so it does where only the rights have changed', async () => {
  held.enableTrainService = false;
  const html = await formWith(null);
  expect(html).toContain(OFF);
  expect(html).toContain('holds no seats');
});

test('a problem of this booking alone is said as before', async () => {
  const html = await formWith(null, 'Already riding');
  expect(html).toContain('Already riding');
  expect(html).toContain('holds seats');
});
