import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { TagColour } from '../../contract/order-moves.ts';
import { Tag } from '../ui/Tag.tsx';

interface OrderTagProps {
  colour: TagColour | 'todo';
  /** Its status, and what ended its tickets (ended-tickets.ts). */
  labels: readonly MessageDescriptor[];
}

/** The tag with an order's status. */
export function OrderTag({ colour, labels }: OrderTagProps) {
  const { i18n } = useLingui();
  return <Tag colour={colour}>{labels.map((label) => i18n._(label)).join(' · ')}</Tag>;
}
