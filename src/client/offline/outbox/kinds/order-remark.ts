import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EndpointName } from '../../../../contract/endpoints.ts';
import { REMARK_LIMITS } from '../../../../contract/limits.ts';
import type { OrderProduct } from '../../../../contract/order-products.ts';
import type { RemarkInput } from '../../../../contract/plain-inputs.ts';
import { apiQueryKey, queryClient } from '../../../api/queries.ts';
import { bookingText } from '../../../trip/passenger-name.ts';
import { defineOutboxItem, type EditableText, type OutboxKind, type OutboxWords } from '../outbox-kind.ts';

/** Where a remark is stored until it is added. */
export const remarkPlace = (orderId: string) => `remark/${orderId}`;

const text: EditableText = {
  maxLength: REMARK_LIMITS.length,
  read: (input) => String(input.text),
  place: ({ id, subject }) => `${remarkPlace(subject)}/${id}`,
  write: (input, words) => ({ ...input, text: words }),
};

const remark = {
  parse: (input: Readonly<Record<string, unknown>>): RemarkInput | null =>
    typeof input.id === 'string' && typeof input.text === 'string' ? { id: input.id, text: input.text } : null,
  subject: ({ id }: RemarkInput) => id,
  replaces: false,
  text,
};

function wordsOf({ id, text: words }: RemarkInput, path: Extract<OutboxWords['to'], { id: string }>['path']) {
  const booking = bookingText(id);
  return { title: i18n._(msg`Remark on booking ${booking}`), text: words, to: { path, id } };
}

/** Shows the order as answered, or refetches it. */
async function show(shown: EndpointName, { id }: RemarkInput, answer: object | null): Promise<void> {
  const queryKey = apiQueryKey(shown, { id });
  if (answer) queryClient.setQueryData(queryKey, answer);
  else await queryClient.invalidateQueries({ queryKey });
}

/** An agency's note on one of its bookings, by product. */
export const REMARKS = {
  flight: defineOutboxItem({
    ...remark,
    kind: 'order-remark',
    call: 'addOrderRemark',
    describe: (input) => wordsOf(input, '/flight/orders/$id'),
    refresh: (input, answer) => show('flightOrder', input, answer),
  }),
  group: defineOutboxItem({
    ...remark,
    kind: 'group-remark',
    call: 'addGroupRemark',
    describe: (input) => wordsOf(input, '/flight/group/order/$id'),
    refresh: (input, answer) => show('groupOrder', input, answer),
  }),
  train: defineOutboxItem({
    ...remark,
    kind: 'train-remark',
    call: 'addTrainRemark',
    describe: (input) => wordsOf(input, '/train/orders/$id'),
    refresh: (input, answer) => show('trainOrder', input, answer),
  }),
} satisfies Record<OrderProduct, OutboxKind<RemarkInput>>;
