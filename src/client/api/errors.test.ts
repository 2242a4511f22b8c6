import { describe, expect, test } from 'vitest';
import { REFUSALS } from '../../contract/errors.ts';
import { ApiError, type ApiErrorKind, isOutcomeUnknown } from './errors.ts';

const error = (kind: ApiErrorKind, code: number, status: number) => new ApiError({ kind, code, status, message: '' });

describe('what the server did', () => {
  test.each([
    ['a line that broke', error('network', 0, 0)],
    ['a server that failed on it', error('unexpected', REFUSALS.unexpected.code, 500)],
    ['a proxy that did not pass it on', error('unexpected', 0, 502)],
    ['an earlier try that is still at work', error('refused', REFUSALS.requestInProgress.code, 409)],
    ['a fault of the page', new TypeError('no')],
    ['a page that asked no longer', new DOMException('', 'AbortError')],
  ])('is not known after %s', (_, reason) => expect(isOutcomeUnknown(reason)).toBe(true));

  test.each([
    ['a refusal', error('refused', REFUSALS.insufficientBalance.code, 422)],
    ['a session that had ended', error('session', 200_005, 401)],
    ['a supplier that was away', error('unexpected', REFUSALS.supplierUnavailable.code, 503)],
    ['a server with too much to do', error('unexpected', REFUSALS.busy.code, 503)],
  ])('is nothing after %s', (_, reason) => expect(isOutcomeUnknown(reason)).toBe(false));
});
