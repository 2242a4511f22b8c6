import {
  deskBookingAnswer,
  deskClaimAnswer,
  deskCountsAnswer,
  deskDifferenceSchema,
  deskIssueInput,
  deskMoveInput,
  deskOrderSchema,
  deskQueuePage,
  deskQueueQuery,
  deskQuoteChangeInput,
  settleRefundInput,
} from './desk.ts';
import { deskMailPage, deskMailsQuery } from './desk-mails.ts';
import { deskQuoteInput, deskReturnInput } from './desk-returns.ts';
import { closeInput, takeOverInput } from './desk-tasks.ts';
import {
  deskGroupFailInput,
  deskGroupIssueInput,
  deskGroupOrderSchema,
  deskGroupQuoteInput,
  deskGroupSeatsInput,
} from './group-desk.ts';
import { id, nothing } from './plain-inputs.ts';
import { deskPriceSchema } from './price-explanation.ts';
import { deskVoyageInput, settleVoyageInput, voyageSchema } from './voyages.ts';

/** The yup schemas of the provider's desk. */
export const deskSchemas = {
  raiseVoyage: { input: deskVoyageInput, output: voyageSchema },
  settleVoyage: { input: settleVoyageInput, output: voyageSchema },
  deskGroupOrder: { input: id, output: deskGroupOrderSchema },
  deskQuoteGroup: { input: deskGroupQuoteInput, output: deskGroupOrderSchema },
  deskGroupSeats: { input: deskGroupSeatsInput, output: deskGroupOrderSchema },
  deskIssueGroup: { input: deskGroupIssueInput, output: deskGroupOrderSchema },
  deskQuoteGroupRefund: { input: deskQuoteInput, output: deskGroupOrderSchema },
  deskReturnGroup: { input: deskReturnInput, output: deskGroupOrderSchema },
  deskFailGroup: { input: deskGroupFailInput, output: deskGroupOrderSchema },
  deskQueue: { input: deskQueueQuery, output: deskQueuePage },
  deskMails: { input: deskMailsQuery, output: deskMailPage },
  deskCounts: { input: nothing, output: deskCountsAnswer },
  claimDeskTask: { input: id, output: deskClaimAnswer },
  releaseDeskTask: { input: id, output: deskClaimAnswer },
  takeOverDeskTask: { input: takeOverInput, output: deskClaimAnswer },
  freeDeskTask: { input: takeOverInput, output: deskClaimAnswer },
  closeDeskTask: { input: closeInput, output: deskBookingAnswer },
  deskBooking: { input: id, output: deskBookingAnswer },
  deskOrder: { input: id, output: deskOrderSchema },
  explainDeskPrice: { input: id, output: deskPriceSchema },
  deskIssue: { input: deskIssueInput, output: deskOrderSchema },
  deskQuoteRefund: { input: deskQuoteInput, output: deskOrderSchema },
  deskDifference: { input: id, output: deskDifferenceSchema },
  closeDifference: { input: closeInput, output: deskDifferenceSchema },
  settleRefund: { input: settleRefundInput, output: deskDifferenceSchema },
  deskQuoteChange: { input: deskQuoteChangeInput, output: deskOrderSchema },
  deskMove: { input: deskMoveInput, output: deskOrderSchema },
};
