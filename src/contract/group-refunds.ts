import { array, type InferType, string } from 'yup';
import { refundInput } from './after-sales.ts';
import { GROUP_LIMITS } from './limits.ts';
import { TOO_LONG, TOO_MANY } from './scalars.ts';

/**
 * POST /order/v2/group/orders/{id}/refund: the tickets of all or some passengers. The desk quotes the refund, which is accepted by a
 * separate call.
 */
export const groupRefundInput = refundInput
  .omit(['segments'])
  .shape({
    passengers: array(string().max(64, TOO_LONG).required('required'))
      .min(1, 'required')
      .max(GROUP_LIMITS.passengers, TOO_MANY)
      .required('required'),
  })
  .noUnknown();
export type GroupRefundInput = InferType<typeof groupRefundInput>;
