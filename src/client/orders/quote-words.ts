import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const OVER = /rejected|canceled|failed|closed/;

/** What to say in the place of a quote: it may yet come, or the request ended without one. */
export function quoteWords(status: string): MessageDescriptor {
  return OVER.test(status) ? msg({ message: 'None', context: 'quote' }) : msg`Not quoted yet`;
}
