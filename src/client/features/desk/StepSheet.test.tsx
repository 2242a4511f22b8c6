import type { FormikErrors } from 'formik';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import { ApiError } from '../../api/errors.ts';
import { movePlaceOf } from './move-values.ts';
import { StepSheet } from './StepSheet.tsx';

interface Values {
  remark: string;
}
type Submit = (values: Values, helpers: { setErrors: (errors: FormikErrors<Values>) => void }) => Promise<boolean>;

/** The forms that were drawn; there is no browser to press their buttons in. */
const submits = vi.hoisted((): Submit[] => []);
vi.mock('../../form/DraftForm.tsx', () => ({
  DraftForm: ({ onSubmit }: { onSubmit: Submit }) => {
    submits.push(onSubmit);
    return null;
  },
}));
vi.mock('../../form/after-press.ts', () => ({ afterPress: () => undefined }));
vi.mock('../../api/settings.ts', () => ({ useLocale: () => 'en' }));

const fields = {
  'legs[1].departs': 'Leaves before the flight before it has arrived',
  'lines[0].fareDifference': 'No amount',
  'others[0].lines[1].penalty': 'No amount',
};

test('what the server objects to in a step stands at its fields: amounts by the kind of passenger, as they are typed', async () => {
  const refusal = new ApiError({ kind: 'refused', code: 400_001, status: 400, message: 'No', fields });
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
      send={() => Promise.reject(refusal)}
      needsReason={false}
      onClose={() => undefined}
    >
      {null}
    </StepSheet>,
  );
  const setErrors = vi.fn<(errors: object) => void>();
  await expect(submits.at(-1)?.({ remark: '' }, { setErrors })).resolves.toBe(false);
  expect(setErrors).toHaveBeenCalledWith({
    legs: [undefined, { departs: 'Leaves before the flight before it has arrived' }],
    charges: { adult: { fareDifference: 'No amount' } },
    others: [{ charges: { child: { penalty: 'No amount' } } }],
  });
});
