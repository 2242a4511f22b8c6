import { ProviderError } from './payment-provider.ts';

/** How long before its expiry a token is replaced. */
const MARGIN_MS = 60_000;

export interface AccessToken {
  token: string;
  endsAt: Date;
}

/**
 * Calls with a payment provider's access token: one for all calls, cached until shortly before it expires, and renewed where it is
 * rejected.
 */
export function withAccessToken(now: () => Date, ask: () => Promise<AccessToken>) {
  let kept: Promise<AccessToken> | null = null;
  const tokenOf = async (): Promise<string> => {
    const found = await kept?.catch(() => null);
    if (found && found.endsAt.getTime() - MARGIN_MS > now().getTime()) return found.token;
    kept = ask();
    return (await kept).token;
  };
  return async <T>(send: (token: string) => Promise<T>): Promise<T> => {
    const token = await tokenOf();
    try {
      return await send(token);
    } catch (error) {
      if (!(error instanceof ProviderError && error.status === 401)) throw error;
      kept = null;
      return send(await tokenOf());
    }
  };
}
