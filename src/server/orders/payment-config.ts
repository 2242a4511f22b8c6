import type { Currency } from '../../contract/money.ts';
import { PAYMENT_CHANNELS, type PaymentChannel, type PaymentConfig } from '../../contract/payments.ts';
import type { Actor } from '../actor.ts';
import { seesAvailable } from '../books/available.ts';
import type { Deps } from '../deps.ts';
import { readFunds } from '../ledger/funds.ts';
import type { Funds } from '../payments/channel.ts';
import { findChannel } from '../payments/own-money.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { findPaymentProvider } from '../payments/payment-providers.ts';
import { type ChannelState, presentChannels } from './present.ts';

const NONE = { enabled: false, feeBasisPoints: 0, available: null, isOverdue: false, isSandbox: false };

/** The payment providers available to this company. */
export function readExternalChannels(deps: Pick<Deps, 'paymentProviders' | 'settings'>, actor: Actor): PaymentConfig {
  const { settlementCurrency, disablePayment } = actor.me.company.config.commonConfig;
  const open = deps.paymentProviders.filter((provider) => !disablePayment && provider.takes(settlementCurrency));
  return presentChannels(open.map((provider) => stateOfProvider(deps, provider)));
}

/**
 * Every channel with the amount it can pay for this company, as far as the caller may see it; channels missing in this installation are
 * listed as not enabled.
 */
export async function readPaymentConfig(deps: Deps, actor: Actor): Promise<PaymentConfig> {
  const { settlementCurrency, disablePayment } = actor.me.company.config.commonConfig;
  const money = { companyId: actor.companyId, currency: settlementCurrency };
  const funds = await readFunds(deps.db, money, deps.clock.now());
  const isShown = await seesAvailable(deps.db, actor);
  const stateOf = (id: PaymentChannel): ChannelState => {
    if (disablePayment) return { id, ...NONE };
    const state = channelState(deps, id, settlementCurrency, funds);
    return isShown ? state : { ...state, available: null };
  };
  return presentChannels(PAYMENT_CHANNELS.map(stateOf));
}

function channelState(deps: Deps, id: PaymentChannel, currency: Currency, funds: Funds): ChannelState {
  const own = findChannel(id);
  if (own) {
    const isOverdue = own.source === 'credit' && funds.overdue > 0;
    const available = own.available(funds);
    return { ...NONE, id, enabled: true, feeBasisPoints: own.feeBasisPoints, available, isOverdue };
  }
  const provider = findPaymentProvider(deps.paymentProviders, id);
  if (!provider?.takes(currency)) return { id, ...NONE };
  return stateOfProvider(deps, provider);
}

function stateOfProvider({ settings }: Pick<Deps, 'settings'>, { id, feeBasisPoints }: PaymentProvider): ChannelState {
  return { ...NONE, id, enabled: true, feeBasisPoints, isSandbox: settings.payments.isSandbox };
}
