import { registerResealJob } from './commands/reseal.ts';
import type { Deps } from './deps.ts';
import { eventRoutes } from './events/event-stream.ts';
import { agencyRoutes } from './features/agencies/routes.ts';
import { agencyMoneyRoutes } from './features/agency-money/routes.ts';
import { analysisRoutes } from './features/analysis/routes.ts';
import { attemptRoutes } from './features/attempts/routes.ts';
import { orderExports } from './features/bookings/export-orders.ts';
import { bookingRoutes } from './features/bookings/routes.ts';
import { companyRoutes } from './features/company/routes.ts';
import { companyBookExports, companyBookRoutes } from './features/company-books/routes.ts';
import { deskPassengerSheets } from './features/desk/passenger-sheet.ts';
import { deskProofs } from './features/desk/proofs.ts';
import { deskRoutes } from './features/desk/routes.ts';
import { deskMailRoutes } from './features/desk-mails/routes.ts';
import { dictionaryRoutes } from './features/dictionaries/routes.ts';
import { registerDraftJobs } from './features/drafts/jobs.ts';
import { draftRoutes } from './features/drafts/routes.ts';
import { registerEnquiryJobs } from './features/enquiries/jobs.ts';
import { enquiryRoutes } from './features/enquiries/routes.ts';
import { fileDownload, fileRoutes, pictureDownload } from './features/files/routes.ts';
import { flightPaperDownload } from './features/flight-orders/paper.ts';
import { flightOrderRoutes } from './features/flight-orders/routes.ts';
import { registerSearchJobs } from './features/flight-search/jobs.ts';
import { flightSearchRoutes } from './features/flight-search/routes.ts';
import { groupPaperDownload } from './features/group-orders/paper.ts';
import { groupOrderRoutes } from './features/group-orders/routes.ts';
import { groupFiles } from './features/group-orders/template.ts';
import { noticeRoutes } from './features/notices/routes.ts';
import { orderFilterRoutes } from './features/order-filters/routes.ts';
import { outgoingNoticeRoutes } from './features/outgoing-notices/routes.ts';
import { paymentNotices } from './features/payments/routes.ts';
import { priceExplanationRoutes } from './features/price-explanation/routes.ts';
import { pushRoutes } from './features/push/routes.ts';
import { rateRoutes, registerRateJobs } from './features/rates/routes.ts';
import { reconciliationRoutes, registerReconciliationJobs } from './features/reconciliation/routes.ts';
import { registerSessionJobs } from './features/session/jobs.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { chatPage } from './features/site/chat-page.ts';
import { siteRoutes } from './features/site/routes.ts';
import { statementExports } from './features/statements/exports.ts';
import { registerStatementJobs, statementRoutes } from './features/statements/routes.ts';
import { trainPaperDownload } from './features/train-orders/paper.ts';
import { trainOrderRoutes } from './features/train-orders/routes.ts';
import { trainSearchRoutes } from './features/train-search/routes.ts';
import { transactionExports, transactionRoutes } from './features/transactions/routes.ts';
import { travellerRoutes } from './features/travellers/routes.ts';
import { travellerFiles } from './features/travellers/template.ts';
import { userLogExports, userLogRoutes } from './features/user-log/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import { voyageRoutes } from './features/voyages/routes.ts';
import { registerWalletJobs, walletExports, walletRoutes } from './features/wallet/routes.ts';
import type { Handlers, RawRoute } from './http/handler.ts';
import { registerMailJobs } from './mail/send-mail.ts';
import { registerOrderJobs } from './orders/jobs.ts';
import { registerPushJobs } from './push/send-push.ts';
import { registerDemoJobs } from './seed/order-history-open.ts';

/** The handlers of all features; a new feature adds its line. */
export function handlersOf(deps: Deps): Required<Handlers> {
  return {
    ...sessionRoutes(deps),
    ...attemptRoutes(deps),
    ...siteRoutes(deps),
    ...analysisRoutes(deps),
    ...agencyRoutes(deps),
    ...companyRoutes(deps),
    ...enquiryRoutes(deps),
    ...userRoutes(deps),
    ...userLogRoutes(deps),
    ...walletRoutes(deps),
    ...transactionRoutes(deps),
    ...statementRoutes(deps),
    ...companyBookRoutes(deps),
    ...agencyMoneyRoutes(deps),
    ...draftRoutes(deps),
    ...travellerRoutes(deps),
    ...fileRoutes(deps),
    ...bookingRoutes(deps),
    ...flightOrderRoutes(deps),
    ...groupOrderRoutes(deps),
    ...trainSearchRoutes(deps),
    ...trainOrderRoutes(deps),
    ...deskRoutes(deps),
    ...orderFilterRoutes(deps),
    ...deskMailRoutes(deps),
    ...reconciliationRoutes(deps),
    ...rateRoutes(deps),
    ...noticeRoutes(deps),
    ...pushRoutes(deps),
    ...outgoingNoticeRoutes(deps),
    ...voyageRoutes(deps),
    ...flightSearchRoutes(deps),
    ...priceExplanationRoutes(deps),
  };
}

/** Calls that answer with streams and files instead of envelopes. */
export function rawRoutesOf(deps: Deps): readonly RawRoute[] {
  return [
    ...dictionaryRoutes(deps),
    ...eventRoutes(deps),
    ...travellerFiles(),
    ...groupFiles(),
    fileDownload(deps),
    ...deskProofs(deps),
    ...deskPassengerSheets(deps),
    paymentNotices(deps),
    pictureDownload(deps),
    chatPage(deps),
    flightPaperDownload(deps),
    groupPaperDownload(deps),
    trainPaperDownload(deps),
    ...orderExports(deps),
    ...transactionExports(deps),
    ...walletExports(deps),
    ...statementExports(deps),
    ...companyBookExports(deps),
    ...userLogExports(deps),
  ];
}

/** Registers the jobs; must be called before the queue starts. `bookDemoOrders` is omitted if this process may book them itself. */
export function registerJobs(deps: Deps, bookDemoOrders?: () => Promise<void>): void {
  registerOrderJobs(deps);
  registerDemoJobs(deps, bookDemoOrders);
  registerSearchJobs(deps);
  registerDraftJobs(deps);
  registerEnquiryJobs(deps);
  registerSessionJobs(deps);
  registerStatementJobs(deps);
  registerWalletJobs(deps);
  registerReconciliationJobs(deps);
  registerRateJobs(deps);
  registerMailJobs(deps);
  registerPushJobs(deps);
  registerResealJob(deps);
}
