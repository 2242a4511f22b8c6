import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import type { Agency, AgencyAccessInput } from '../../../contract/agencies.ts';
import { sampleLogin } from '../../api/sample-login.ts';
import type { ConfirmQuestion } from '../../ui/confirm-dialog.ts';
import { AccessForm } from './AccessForm.tsx';
import type { AccessValues } from './agency-values.ts';
import { sampleAgency } from './sample-agency.ts';

interface Form {
  confirm: (values: AccessValues) => Promise<boolean>;
  save: (values: AccessValues) => Promise<unknown>;
}

/** The last rendered form; there is no browser to press its button in. */
const drawn = vi.hoisted((): Form[] => []);
const call = vi.hoisted(() => vi.fn<(name: string, input: AgencyAccessInput) => Promise<object>>());
const asked = vi.hoisted(() => vi.fn<(question: ConfirmQuestion) => Promise<boolean>>());
vi.mock('../../api/call.ts', () => ({ call }));
vi.mock('../../api/settings.ts', () => ({ useLocale: () => 'en' }));
vi.mock('../../api/session.ts', async (original) => ({
  ...(await original<object>()),
  useMe: () => ({ ...sampleLogin, company: { ...sampleLogin.company, isProvider: true } }),
}));
vi.mock('../../form/after-press.ts', () => ({ afterPress: () => undefined }));
vi.mock('../../ui/confirm-dialog.ts', () => ({ confirmDialog: asked }));
vi.mock('../../manage/EditForm.tsx', () => ({
  EditForm: ({ initialValues, children, ...form }: Form & { initialValues: object; children: ReactNode }) => {
    drawn.push(form);
    return (
      <Formik initialValues={initialValues} onSubmit={() => undefined}>
        <>{children}</>
      </Formik>
    );
  },
}));

const agency: Agency = { ...sampleAgency, version: 4, websitePrefix: 'quay' };

/** What is on the screen, and the form. */
function open(one: Agency) {
  const html = rendered(<AccessForm agency={one} frame={({ children }) => children} />);
  const form = drawn.at(-1);
  if (!form) throw new Error('a form');
  return { html, ...form };
}

beforeEach(() => {
  asked.mockReset();
  call.mockReset().mockResolvedValue({});
});

test('the provider sees what it may change of an agency of an agency, and whose the rest is', () => {
  const { html } = open(agency);
  expect(html).toContain('Its details, settings and prices are for Harbour Travel to change.');
  expect([...html.matchAll(/ id="field-([^"]+)"/g)].map(([, name]) => name)).toEqual(['status', 'websitePrefix']);
  expect(html).toMatch(/name="websitePrefix"[^>]* value="quay"/);
});

test('it is asked about before an agency is shut out, and at no other change', async () => {
  const { confirm } = open(agency);
  asked.mockResolvedValueOnce(false);
  expect(await confirm({ status: 'disabled', websitePrefix: 'quay' })).toBe(false);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ title: 'Disable Quay Tours?', danger: true });
  expect(await confirm({ status: 'active', websitePrefix: 'pier' })).toBe(true);
  const shut = open({ ...agency, status: 'disabled' });
  expect(await shut.confirm({ status: 'disabled', websitePrefix: '' })).toBe(true);
  expect(await shut.confirm({ status: 'active', websitePrefix: '' })).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
});

test('it is saved with the version that was read', async () => {
  await open(agency).save({ status: 'disabled', websitePrefix: ' Pier ' });
  const input = { id: '7', version: 4, status: 'disabled', websitePrefix: 'pier' };
  expect(call.mock.calls.map(([name, sent]) => [name, sent])).toEqual([['saveAgencyAccess', input]]);
});
