import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const OVER = /rejected|canceled|failed|closed/;

/** Shown in place of a quote: it is pending, or the request ended without one. */
export function missingQuoteLabel(status: string): MessageDescriptor {
  return OVER.test(status) ? msg({ message: 'None', context: 'quote' }) : msg`Not quoted yet`;
}
