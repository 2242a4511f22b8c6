import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { readEnquiries } from './reads.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { settleEnquiry } from './settle-enquiry.ts';

export function enquiryRoutes(deps: Deps) {
  return {
    sendEnquiry: ({ input, address, idempotencyKey }) => sendEnquiry(deps, input, address, idempotencyKey),
    enquiries: ({ actor, input }) => readEnquiries(deps.db, actor, input),
    settleEnquiry: ({ actor, input }) => settleEnquiry(deps, actor, input),
  } satisfies Handlers;
}
