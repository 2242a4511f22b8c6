import { expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import type { CallOptions } from '../api/call.ts';
import { DraftForm } from './DraftForm.tsx';

type Submit = (values: object, helpers: object) => Promise<void>;

/** The rendered forms; there is no browser to press their buttons in. */
const forms = vi.hoisted((): { onSubmit: Submit }[] => []);
vi.mock('formik', () => ({
  Formik: (form: { onSubmit: Submit }) => {
    forms.push(form);
    return null;
  },
}));

test('what a form sends says where the form is kept, so that it goes once an answer that was lost is known', async () => {
  const sent: CallOptions[] = [];
  rendered(
    <DraftForm
      place="wallet/limit"
      initialValues={{ amount: '' }}
      onSubmit={(_values, _helpers, options) => {
        sent.push(options);
        return false;
      }}
    >
      {null}
    </DraftForm>,
  );
  await forms.at(-1)?.onSubmit({ amount: '500' }, {});
  expect(sent).toEqual([{ keptAt: 'wallet/limit' }]);
});
