import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { formStamps } from '../../sites/form-stamps.ts';
import { deleteEnquiry } from './delete-enquiry.ts';
import { presentStamp } from './present.ts';
import { readEnquiries } from './reads.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { settleEnquiry } from './settle-enquiry.ts';

export function enquiryRoutes(deps: Deps) {
  const stamps = formStamps(deps);
  return {
    enquiryStamp: async () => presentStamp(stamps.make()),
    sendEnquiry: ({ input, address, host, idempotencyKey: key }) => sendEnquiry(deps, input, { address, host, key }),
    enquiries: ({ actor, input }) => readEnquiries(deps.db, actor, input),
    settleEnquiry: ({ actor, input }) => settleEnquiry(deps, actor, input),
    deleteEnquiry: ({ actor, input }) => deleteEnquiry(deps, actor, input),
    ownEnquiries: ({ actor, input }) => readEnquiries(deps.db, actor, input),
    settleOwnEnquiry: ({ actor, input }) => settleEnquiry(deps, actor, input),
    deleteOwnEnquiry: ({ actor, input }) => deleteEnquiry(deps, actor, input),
  } satisfies Handlers;
}
