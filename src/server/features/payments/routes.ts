import type { Deps } from '../../deps.ts';
import type { RawRoute } from '../../http/handler.ts';
import { handleWebhook, type NoticeVerdict } from '../../orders/provider-payments/handle-webhook.ts';

const STATUS: Record<NoticeVerdict, number> = {
  taken: 200,
  noProvider: 404,
  signature: 401,
  stale: 401,
  unreadable: 400,
  foreign: 404,
  amount: 422,
  unbooked: 500,
  unavailable: 503,
};

/** Webhooks of payment providers, which resend them until answered with 200. */
export function paymentNotices(deps: Deps): RawRoute {
  return {
    method: 'POST',
    path: '/payment/v2/notifications/{channel}',
    who: 'public',
    summary: 'What a payment provider tells of a payment, signed by it',
    produces: 'application/json',
    rawBody: true,
    handle: async ({ params, headers, body: sent }) => {
      const { verdict, thanks } = await handleWebhook(deps, params.channel ?? '', {
        headers,
        body: sent,
        at: deps.clock.now(),
      });
      const body = verdict === 'taken' ? thanks : JSON.stringify({ code: 'FAIL', message: verdict });
      const type = body.startsWith('{') ? 'application/json' : 'text/plain';
      return { status: STATUS[verdict], headers: { 'content-type': `${type}; charset=utf-8` }, body };
    },
  };
}
