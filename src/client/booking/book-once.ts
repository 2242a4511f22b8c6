import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { confirmDialog } from '../ui/confirm-dialog.ts';
import { type BookingOutcome, isBookedElsewhere } from './attempt.ts';

function wantsSecond(): Promise<boolean> {
  return confirmDialog({
    title: i18n._(msg`This form has been booked already`),
    text: i18n._(
      msg`Another tab or device has booked it, or is booking it now. Look at your bookings before you book the same passengers once more.`,
    ),
    confirm: i18n._(msg`Book once more`),
    danger: true,
  });
}

/** Books; a form that was booked elsewhere is booked again only if the agent confirms, else null. */
export async function bookOnce<V, B, O>(
  { book }: { book: (body: B, values: V, anew?: boolean) => Promise<BookingOutcome<O> | null> },
  body: B,
  values: V,
): Promise<BookingOutcome<O> | null> {
  const outcome = await book(body, values);
  if (!isBookedElsewhere(outcome)) return outcome;
  return (await wantsSecond()) ? book(body, values, true) : null;
}
