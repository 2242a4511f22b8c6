import type { Deps } from '../../deps.ts';
import type { RawRoute } from '../../http/handler.ts';
import { type NoticeVerdict, takeNotice } from '../../orders/house-payments/take-notice.ts';

const STATUS: Record<NoticeVerdict, number> = {
  taken: 200,
  noHouse: 404,
  signature: 401,
  stale: 401,
  unreadable: 400,
  foreign: 404,
  amount: 422,
};

/** Where payment houses tell what became of payments. They send a notice again until it is answered with 200. */
export function paymentNotices(deps: Deps): RawRoute {
  return {
    method: 'POST',
    path: '/payment/v2/notifications/{channel}',
    who: 'public',
    summary: 'What a payment house tells of a payment, signed by it',
    produces: 'application/json',
    rawBody: true,
    handle: async ({ params, headers, body }) => {
      const verdict = await takeNotice(deps, params.channel ?? '', { headers, body, at: deps.clock.now() });
      const answer = verdict === 'taken' ? { code: 'SUCCESS' } : { code: 'FAIL', message: verdict };
      const head = { 'content-type': 'application/json; charset=utf-8' };
      return { status: STATUS[verdict], headers: head, body: JSON.stringify(answer) };
    },
  };
}
