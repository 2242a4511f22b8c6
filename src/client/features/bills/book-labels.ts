import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Book, BookKind, BookMovement } from '../../../contract/company-books.ts';
import { useChannelName } from '../../trip/channel-names.ts';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';

const BOOK_LABELS: Readonly<Record<BookKind, MessageDescriptor>> = {
  markup_income: msg`Markup income`,
  fee_income: msg`Service fee income`,
  corrections: msg`Corrections`,
  supplier_payable: msg`Supplier payable`,
  refund_payable: msg`Refunds payable`,
  clearing: msg`Payment clearing`,
};
/** Fees of payment channels and transfers; the ledger separates them from order fees. */
const HANDLING_FEES = msg`Handling fee income`;

export const MOVEMENT_LABELS: Readonly<Record<BookMovement, MessageDescriptor>> = {
  'top-up': msg`Top-up`,
  payment: msg`Payment`,
  'refund-due': msg`Refund due`,
  refund: msg`Refund`,
  correction: msg`Correction`,
};

/** Names an account: its kind and, where there are several, the supplier or payment method. */
export function useBookName(): (book: Pick<Book, 'kind' | 'qualifier'>) => string {
  const { i18n } = useLingui();
  const channelOf = useChannelName();
  const { colon } = useFormat();
  return ({ kind, qualifier }) => {
    if (kind === 'fee_income' && qualifier !== '') return i18n._(HANDLING_FEES);
    const party = kind === 'clearing' ? channelOf(qualifier) : qualifier;
    return [i18n._(labelOf(BOOK_LABELS, kind)), party].filter(Boolean).join(colon);
  };
}
