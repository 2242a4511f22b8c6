import { Formik } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import { REFUSALS } from '../../../../contract/errors.ts';
import { refusalMessage } from '../../../../contract/messages.ts';
import { ApiError } from '../../../api/errors.ts';
import type { Button } from '../../../ui/Button.tsx';
import { TrainSearchPage } from './TrainSearchPage.tsx';

const held = vi.hoisted(() => ({
  roles: ['operator'],
  enableTrainService: true,
  isSearched: true,
  width: 'phone',
  error: null as unknown,
}));
const search = { origin: 'VNP', destination: 'AOH', date: '2026-11-25', party: { adult: 1, child: 0 } };
vi.mock('../../../api/session.ts', async (original) => ({
  ...(await original()),
  useGrants: () => ({
    roles: held.roles,
    permissions: [],
    company: { enableFlightService: true, enableTrainService: held.enableTrainService, proxyLevel: 0 },
  }),
}));
vi.mock('../../../api/queries.ts', async (original) => ({
  ...(await original()),
  useApiQuery: () => ({ data: { trains: [] }, error: held.error, isFetching: false, refetch: () => undefined }),
}));
vi.mock('../train-params.ts', async (original) => ({
  ...(await original()),
  searchOf: () => (held.isSearched ? search : null),
}));
vi.mock('../../../ui/width.ts', () => ({ useWidth: () => held.width }));
vi.mock('../../../ui/Page.tsx', () => ({ Page: ({ children }: { children: ReactNode }) => children }));
vi.mock('../../../offline/drafts/draft-values.ts', () => ({
  windowPlace: () => 'search',
  useDraftAt: () => undefined,
}));
vi.mock('../../../form/after-press.ts', () => ({ afterPress: () => undefined }));
vi.mock('../../../places/dictionary-queries.ts', () => ({ useStations: () => undefined }));
vi.mock('../../../form/DraftForm.tsx', () => ({
  DraftForm: ({ initialValues, children }: { initialValues: object; children: ReactNode }) => (
    <Formik initialValues={initialValues} onSubmit={() => undefined}>
      {children}
    </Formik>
  ),
}));
// Ionic's has no state in markup.
vi.mock('../../../ui/Button.tsx', () => ({
  Button: ({ type, disabledReason, children }: ComponentProps<typeof Button>) => (
    <button type={type} disabled={Boolean(disabledReason)}>
      {children} {disabledReason}
    </button>
  ),
}));
vi.mock('./TrainResults.tsx', () => ({ TrainResults: () => 'the trains' }));

const OFF = refusalMessage('serviceDisabled', 'en');
const refused = (code: number, message: string) => new ApiError({ kind: 'refused', code, status: 403, message });

/** Whether the form can be sent; null where it is not shown. */
async function page() {
  const html = await drawn(<TrainSearchPage />);
  const button = /<button[^>]*type="submit"[^>]*>/.exec(html)?.[0] ?? null;
  return { html, canSearch: button && !button.includes(' disabled') };
}

beforeEach(() => {
  Object.assign(held, { roles: ['operator'], enableTrainService: true, isSearched: true, width: 'phone', error: null });
});

test('a search that was made stands above its trains', async () => {
  held.width = 'desktop';
  const { html, canSearch } = await page();
  expect(html).toContain('the trains');
  expect(canSearch).toBe(true);
});

test.each(['phone', 'desktop'])(
  'where the server refuses trains, the form says so and is not sent (%s)',
  async (on) => {
    held.width = on;
    held.error = refused(REFUSALS.serviceDisabled.code, OFF);
    const { html, canSearch } = await page();
    expect(html.split(OFF)).toHaveLength(2);
    expect(canSearch).toBe(false);
    expect(html).toContain('Try again');
    expect(html).not.toContain('the trains');
  },
);

test('so it does before any search once the rights say that trains are off', async () => {
  Object.assign(held, { isSearched: false, enableTrainService: false });
  const { html, canSearch } = await page();
  expect(html).toContain(OFF);
  expect(canSearch).toBe(false);
});

test('a role that is gone is told as the server tells it', async () => {
  Object.assign(held, { roles: ['finance'] });
  expect((await page()).html).toContain(refusalMessage('notAllowed', 'en'));
});

test('another refusal leaves the form as it is', async () => {
  held.width = 'desktop';
  held.error = refused(REFUSALS.supplierUnavailable.code, 'The railway does not answer');
  const { html, canSearch } = await page();
  expect(canSearch).toBe(true);
  expect(html).toContain('the trains');
});
