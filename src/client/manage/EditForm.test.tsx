import { Formik, type FormikErrors } from 'formik';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import { ApiError } from '../api/errors.ts';
import { TextField } from '../form/TextField.tsx';
import { EditForm } from './EditForm.tsx';

interface Values {
  name: string;
  admin: { username: string };
}
type Submit = (values: Values, helpers: { setErrors: (errors: FormikErrors<Values>) => void }) => Promise<boolean>;

/** The rendered forms; there is no browser to press their buttons in. */
const submits = vi.hoisted((): Submit[] => []);
vi.mock('../form/DraftForm.tsx', () => ({
  DraftForm: ({ onSubmit }: { onSubmit: Submit }) => {
    submits.push(onSubmit);
    return null;
  },
}));
vi.mock('../offline/drafts/draft-values.ts', () => ({
  setDraft: () => undefined,
  useDraftAt: () => undefined,
  useDraftsAt: () => [],
}));
vi.mock('../offline/drafts/ui/DraftNotices.tsx', () => ({ OtherVersions: () => null }));
vi.mock('../offline/drafts/ui/NotSavedNote.tsx', () => ({ NotSavedNote: () => null }));
vi.mock('../api/online.ts', () => ({ useOnline: () => true }));
vi.mock('../form/after-press.ts', () => ({ afterPress: () => undefined }));

const VALUES: Values = { name: 'Quay Tours', admin: { username: 'op' } };
const refusal = (fields: Record<string, string>) =>
  new ApiError({ kind: 'refused', code: 400_001, status: 400, message: 'Some details are not right.', fields });

/** The field errors of a form that the server refuses. */
async function errorsOf(fields: Record<string, string>, placeOf?: (path: string) => string) {
  const form = (
    <EditForm<Values>
      place="agency/new"
      initialValues={VALUES}
      validate={async () => ({})}
      save={() => Promise.reject(refusal(fields))}
      {...(placeOf ? { placeOf } : {})}
      frame={({ children }: { children: ReactNode }) => children}
    >
      {null}
    </EditForm>
  );
  rendered(form);
  const setErrors = vi.fn<(errors: FormikErrors<Values>) => void>();
  await expect(submits.at(-1)?.(VALUES, { setErrors })).resolves.toBe(false);
  return setErrors.mock.calls[0]?.[0] ?? {};
}

/** The nested field as the agent then sees it. */
const fieldWith = (errors: FormikErrors<Values>) =>
  rendered(
    <Formik
      initialValues={VALUES}
      initialErrors={errors}
      initialTouched={{ admin: { username: true } }}
      onSubmit={() => undefined}
    >
      <TextField name="admin.username" label="Username" />
    </Formik>,
  );

test('what the server objects to stands at its field, also where that is inside of another', async () => {
  const errors = await errorsOf({ 'admin.username': 'This username is taken', name: 'Too long' });
  expect(errors).toEqual({ name: 'Too long', admin: { username: 'This username is taken' } });
  expect(fieldWith(errors)).toMatch(/aria-invalid="true".*This username is taken/s);
  expect(fieldWith({})).not.toContain('This username is taken');
});

test('a field that the server calls otherwise has its objection, too', async () => {
  const errors = await errorsOf({ 'common.admin.username': 'Taken' }, (path) => path.replace(/^common\./, ''));
  expect(errors).toEqual({ admin: { username: 'Taken' } });
});
