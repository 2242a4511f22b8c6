import type { FormikErrors } from 'formik';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import type { CallOptions } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { movePlaceOf } from './move-values.ts';
import { StepSheet } from './StepSheet.tsx';

interface Values {
  remark: string;
}
type Submit = (
  values: Values,
  helpers: { setErrors: (errors: FormikErrors<Values>) => void },
  options: CallOptions,
) => Promise<boolean>;

/** The rendered forms; there is no browser to press their buttons in. */
const forms = vi.hoisted((): { place: string; onSubmit: Submit }[] => []);
vi.mock('../../form/DraftForm.tsx', () => ({
  DraftForm: (form: { place: string; onSubmit: Submit }) => {
    forms.push(form);
    return null;
  },
}));
const device = vi.hoisted(() => ({ isRead: true }));
vi.mock('../../offline/drafts/draft-values.ts', async (original) => ({
  ...(await original<object>()),
  useDraftsAt: () => (device.isRead ? [] : null),
}));
vi.mock('../../form/after-press.ts', () => ({ afterPress: () => undefined }));
vi.mock('../../api/settings.ts', () => ({ useLocale: () => 'en' }));

const fields = {
  'legs[1].departs': 'Leaves before the flight before it has arrived',
  'lines[0].fareDifference': 'No amount',
  'others[0].lines[1].penalty': 'No amount',
};

const sheet = (send: (values: Values, options: CallOptions) => Promise<void>) =>
  rendered(
    <StepSheet<Values>
      orderId="2600000001"
      what="quoteChange"
      label={{ id: 'Quote the change' }}
      text={{ id: 'The agency sees it at once.' }}
      first={() => ({ remark: '' })}
      read={() => null}
      errorsOf={async () => ({})}
      placeOf={movePlaceOf({ order: { passengers: [{ type: 'adult' }, { type: 'child' }] } })}
      send={send}
      needsReason={false}
      onClose={() => undefined}
    >
      {null}
    </StepSheet>,
  );

test('a step is the account’s own by its order, and begins once the device has said what was typed', () => {
  device.isRead = false;
  sheet(() => Promise.resolve());
  expect(forms).toEqual([]);
  device.isRead = true;
  sheet(() => Promise.resolve());
  expect(forms.map(({ place }) => place)).toEqual(['desk/2600000001/quoteChange']);
});

test('what the server objects to in a step stands at its fields: amounts by the kind of passenger, as they are typed', async () => {
  const refusal = new ApiError({ kind: 'refused', code: 400_001, status: 400, message: 'No', fields });
  sheet(() => Promise.reject(refusal));
  const setErrors = vi.fn<(errors: object) => void>();
  await expect(forms.at(-1)?.onSubmit({ remark: '' }, { setErrors }, {})).resolves.toBe(false);
  expect(setErrors).toHaveBeenCalledWith({
    legs: [undefined, { departs: 'Leaves before the flight before it has arrived' }],
    charges: { adult: { fareDifference: 'No amount' } },
    others: [{ charges: { child: { penalty: 'No amount' } } }],
  });
});

test('a step goes out with where its form is kept', async () => {
  const send = vi.fn<(values: Values, options: CallOptions) => Promise<void>>(async () => undefined);
  sheet(send);
  const keptAt = 'desk/2600000001/quoteChange';
  await forms.at(-1)?.onSubmit({ remark: 'Night' }, { setErrors: () => undefined }, { keptAt });
  expect(send).toHaveBeenCalledWith({ remark: 'Night' }, { keptAt });
});
