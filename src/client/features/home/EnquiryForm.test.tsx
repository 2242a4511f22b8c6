import type { FormikErrors } from 'formik';
import { afterEach, expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import { apiQueryKey, queryClient } from '../../api/queries.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

type Values = Record<string, string>;
type Submit = (values: Values, helpers: { setErrors: (errors: FormikErrors<Values>) => void }) => Promise<boolean>;

/** The rendered forms, all empty; there is no browser to press their buttons in. */
const forms = vi.hoisted((): { onSubmit: Submit; initialValues: Values }[] => []);
vi.mock('../../form/DraftForm.tsx', () => ({
  DraftForm: (form: { onSubmit: Submit; initialValues: Values }) => {
    forms.push(form);
    return null;
  },
}));
vi.mock('../../form/after-press.ts', () => ({ afterPress: () => undefined }));
vi.mock('../../api/settings.ts', () => ({ useLocale: () => 'en' }));
vi.mock('../../api/online.ts', () => ({ useOnline: () => true }));
vi.mock('../../api/site.ts', () => ({ useSiteConfig: () => null }));
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

/** Sends the form to a server with this answer. Returns whether it was taken, and the errors. */
async function sent(answer: () => Response) {
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/config.json' ? Response.json({ apiBase: '/api' }) : answer(),
  );
  await drawn(<EnquiryForm />);
  const form = forms.at(-1);
  const setErrors = vi.fn<(errors: object) => void>();
  const isTaken = await form?.onSubmit({ ...form.initialValues, name: 'Li Ming' }, { setErrors });
  return { isTaken, told: setErrors.mock.calls.map(([errors]) => errors) };
}

test.each([
  ['an envelope without data', () => Response.json({ code: 0, data: null, message: '' })],
  ['200 and nothing', () => new Response('')],
  ['204', () => new Response(null, { status: 204 })],
])('an enquiry that is answered with %s was taken', async (_, answer) => {
  expect(await sent(answer)).toEqual({ isTaken: true, told: [] });
});

test('one that is refused keeps what was typed, with the objection at its field', async () => {
  const data = { fields: { country: 'Please select your country' } };
  const answer = () => Response.json({ code: 400_001, data, message: 'No' }, { status: 400 });
  expect(await sent(answer)).toEqual({ isTaken: false, told: [data.fields] });
});

test('one whose answer is none of the portal’s has failed', async () => {
  expect(await sent(() => new Response('', { status: 502 }))).toEqual({ isTaken: false, told: [{}] });
});

test('one whose stamp was missing or too old has failed, with no field at fault', async () => {
  const data = { fields: { stamp: 'Required' } };
  const answer = () => Response.json({ code: 400_001, data, message: 'No' }, { status: 400 });
  expect(await sent(answer)).toEqual({ isTaken: false, told: [{}] });
});

test.each([
  ['is asked for where there was none', null, 1],
  ['stays the one that was too young a second ago', 1_000, 0],
  ['is asked for where that of the form is older', 60_000, 1],
])('after a refusal the stamp %s', async (_, age, asked) => {
  const held = { stamp: 'of-this-form' };
  const key = apiQueryKey('enquiryStamp', {});
  if (age !== null) queryClient.setQueryData(key, held, { updatedAt: Date.now() - age });
  let fetches = 0;
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') fetches += 1;
  });
  await sent(() => new Response('', { status: 429 }));
  stop();
  expect(fetches).toBe(asked);
});
