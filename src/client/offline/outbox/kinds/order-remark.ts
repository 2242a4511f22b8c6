import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { REMARK_LIMITS } from '../../../../contract/limits.ts';
import { apiQueryKey, queryClient } from '../../../api/queries.ts';
import { bookingText } from '../../../trip/passenger-name.ts';
import { defineOutboxItem } from '../outbox-kind.ts';

/** Where the words of a remark are kept until it is added. */
export const remarkPlace = (orderId: string) => `remark/${orderId}`;

/** A note of the agency on one of its bookings. */
export const orderRemark = defineOutboxItem({
  kind: 'order-remark',
  call: 'addOrderRemark',
  parse: ({ id, text }) => (typeof id === 'string' && typeof text === 'string' ? { id, text } : null),
  subject: ({ id }) => id,
  replaces: false,
  describe: ({ id, text }) => {
    const booking = bookingText(id);
    return { title: i18n._(msg`Remark on booking ${booking}`), text, to: { path: '/flight/orders/$id', id } };
  },
  refresh: async ({ id }, answer) => {
    const queryKey = apiQueryKey('flightOrder', { id });
    if (answer) queryClient.setQueryData(queryKey, answer);
    else await queryClient.invalidateQueries({ queryKey });
  },
  text: {
    maxLength: REMARK_LIMITS.length,
    read: ({ text }) => String(text),
    place: ({ id, subject }) => `${remarkPlace(subject)}/${id}`,
    write: (input, text) => ({ ...input, text }),
  },
});
