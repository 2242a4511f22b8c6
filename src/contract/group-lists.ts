import { array, boolean, type InferType, object, string } from 'yup';
import { GROUP_LIMITS } from './limits.ts';
import { documentNumberField, documentSchema, passengerSchema } from './passengers.ts';
import { TOO_LONG, TOO_MANY } from './scalars.ts';

const id = string().max(64, TOO_LONG).required('required');

/** A passenger of a list; one who stands in the list before, told by the id, keeps the document number when none is given. */
export const listedPassengerSchema = passengerSchema
  .shape({
    id: id.optional(),
    document: documentSchema.shape({ number: documentNumberField.optional() }).required('required'),
  })
  .test('number', (value, context) => {
    const isGiven = Boolean(value.id) || Boolean(value.document?.number);
    return isGiven || context.createError({ path: `${context.path}.document.number`, message: 'required' });
  });

/**
 * POST …/{id}/passengers: all of the list, in place of the one before; `confirm` locks it. `replaces` is the id of the first passenger of
 * the list that the sender knew, null for none: one that somebody else handed in since stays. Without it the list before goes whatever it is.
 */
export const groupListInput = object({
  id,
  replaces: string().max(64, TOO_LONG).nullable().optional(),
  passengers: array(listedPassengerSchema.required('required'))
    .min(1, 'required')
    .max(GROUP_LIMITS.passengers, TOO_MANY)
    .required('required'),
  confirm: boolean().required('required'),
}).noUnknown();
export type GroupListInput = InferType<typeof groupListInput>;
