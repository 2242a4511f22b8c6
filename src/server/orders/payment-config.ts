import { PAYMENT_CHANNELS, type PaymentConfig } from '../../contract/payments.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { readWallet } from '../ledger/accounts.ts';
import { findChannel } from '../payments/own-money.ts';
import { presentChannels } from './present.ts';

/** Every channel there is with what it can pay for this company now; those the installation lacks are listed as not enabled. */
export async function readPaymentConfig(deps: Deps, actor: Actor): Promise<PaymentConfig> {
  const { settlementCurrency, disablePayment } = actor.me.company.config.commonConfig;
  const funds = await readWallet(deps.db, actor.companyId, settlementCurrency);
  return presentChannels(
    PAYMENT_CHANNELS.map((id) => {
      const channel = disablePayment ? null : findChannel(id);
      return {
        id,
        enabled: channel !== null,
        feeBasisPoints: channel?.feeBasisPoints ?? 0,
        available: channel?.available(funds) ?? null,
      };
    }),
  );
}
