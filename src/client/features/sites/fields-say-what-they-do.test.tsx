import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { withoutHint } from '../../../../tests/factories/drawn.tsx';
import { SiteForm } from './SiteForm.tsx';

vi.mock('../../api/call.ts', () => ({ call: vi.fn<() => Promise<never>>() }));
vi.mock('../../api/settings.ts', () => ({ useLocale: () => 'en' }));
vi.mock('../../form/after-press.ts', () => ({ afterPress: () => undefined }));
vi.mock('../../manage/EditForm.tsx', () => ({
  EditForm: ({ initialValues, children }: { initialValues: object; children: ReactNode }) => (
    <Formik initialValues={initialValues} onSubmit={() => undefined}>
      <>{children}</>
    </Formik>
  ),
}));

test('every field of a site says what it does, and one sentence says it of all figures', () => {
  const form = <SiteForm site={null} onDone={() => undefined} frame={() => null} />;
  expect(withoutHint(form).filter((name) => !name.startsWith('claims['))).toEqual([]);
});
