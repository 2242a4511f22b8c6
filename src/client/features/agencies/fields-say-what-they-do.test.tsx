import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { withoutHint } from '../../../../tests/factories/drawn.tsx';
import type { Agency } from '../../../contract/agencies.ts';
import { sampleLogin } from '../../api/sample-login.ts';
import type { FormFrame } from '../../manage/EditForm.tsx';
import { AccessForm } from './AccessForm.tsx';
import { AgencyForm } from './AgencyForm.tsx';
import { ConfigForm } from './ConfigForm.tsx';
import { FlightForm } from './FlightForm.tsx';
import { sampleAgency } from './sample-agency.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn<() => Promise<never>>() }));
vi.mock('../../api/settings.ts', () => ({ useLocale: () => 'en' }));
vi.mock('../../api/session.ts', async (original) => ({
  ...(await original<object>()),
  useMe: () => ({ ...sampleLogin, company: { ...sampleLogin.company, isProvider: true } }),
}));
vi.mock('../../form/after-press.ts', () => ({ afterPress: () => undefined }));
vi.mock('../../ui/confirm-dialog.ts', () => ({ confirmDialog: async () => true }));
vi.mock('../../manage/EditForm.tsx', () => ({
  EditForm: ({ initialValues, children }: { initialValues: object; children: ReactNode }) => (
    <Formik initialValues={initialValues} onSubmit={() => undefined}>
      <>{children}</>
    </Formik>
  ),
}));

/** With a list of airlines, whose field is there for a list alone. */
const airlines = { mode: 'only' as const, codes: ['CX'] };
const agency: Agency = { ...sampleAgency, flight: { ...sampleAgency.flight, airlines } };
const frame = ({ children }: FormFrame) => children;

test.each([
  ['a new agency', <AgencyForm key="new" agency={null} onDone={() => undefined} frame={frame} />],
  ['an agency', <AgencyForm key="one" agency={agency} onDone={() => undefined} frame={frame} />],
  ['its access', <AccessForm key="access" agency={agency} frame={frame} />],
  ['its settings', <ConfigForm key="config" agency={agency} frame={frame} />],
  ['how flights are sold to it', <FlightForm key="flights" agency={agency} frame={frame} />],
])('every field of %s says what it does', (_, form) => {
  expect(withoutHint(form)).toEqual([]);
});
