import { array, boolean, type InferType, object, string } from 'yup';
import { GROUP_LIMITS } from './limits.ts';
import { checkDuplicates, documentNumberField, documentSchema, passengerSchema } from './passengers.ts';
import { TOO_LONG, TOO_MANY } from './scalars.ts';

const id = string().max(64, TOO_LONG).required('required');

/** A passenger of a list; an existing one, matched by id, keeps the document number when none is given. */
export const listedPassengerSchema = passengerSchema
  .shape({
    id: id.optional(),
    document: documentSchema.shape({ number: documentNumberField.optional() }).required('required'),
  })
  .test('number', (value, context) => {
    const isGiven = Boolean(value.id) || Boolean(value.document?.number);
    return isGiven || context.createError({ path: `${context.path}.document.number`, message: 'required' });
  });

const passengers = array(listedPassengerSchema.required('required'))
  .min(1, 'required')
  .max(GROUP_LIMITS.passengers, TOO_MANY)
  .test('distinct', (given, context) => checkDuplicates(given ?? [], context))
  .required('required');

/**
 * POST …/{id}/passengers: replaces the whole list; `confirm` locks it. `replaces` is the id of the first passenger of the list that the
 * sender knew, null for none: a list that another user submitted since is not overwritten. Without it any list is replaced.
 */
export const groupListInput = object({
  id,
  replaces: string().max(64, TOO_LONG).nullable().optional(),
  passengers,
  confirm: boolean().required('required'),
}).noUnknown();
export type GroupListInput = InferType<typeof groupListInput>;

/**
 * The same, or instead of its passengers the id of a spreadsheet that the sender has uploaded as a `passenger-list`. Its errors are
 * reported by the spreadsheet's row numbers: `rows[3].document.expiry`.
 */
export const groupHandInInput = groupListInput
  .shape({ passengers: passengers.optional(), fileId: string().max(36, TOO_LONG).optional() })
  .test('one', (value, context) => {
    if ((value.passengers === undefined) !== (value.fileId === undefined)) return true;
    const [path, message] = value.fileId === undefined ? ['passengers', 'required'] : ['fileId', 'invalid'];
    return context.createError({ path, message });
  });
export type GroupFileInput = Omit<GroupListInput, 'passengers'> & { fileId: string };
