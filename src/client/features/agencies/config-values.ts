import type { Agency } from '../../../contract/agencies.ts';
import type { AgencyConfig, AgencyConfigChange } from '../../../contract/agency-config.ts';
import { CREDIT_PERIODS, type TermField } from '../../../contract/agency-terms.ts';
import { LOCALES } from '../../../contract/locale.ts';
import { isCurrency } from '../../../contract/money.ts';
import { type Inheriting, inheritsOf, isInherited } from './inherited-values.ts';

/** An agency's settings as form values. */
export interface ConfigValues
  extends Omit<AgencyConfig, 'settlementCurrency' | 'emailLanguage' | 'creditPeriod'>,
    Inheriting {
  settlementCurrency: string;
  emailLanguage: string;
  creditPeriod: string;
  train: Agency['train'];
}

export function configValuesOf({ config, train, origins }: Agency): ConfigValues {
  return { ...config, train, inherits: inheritsOf({ origins }) };
}

/** The inherited settings of an agency, by form path. */
export function configAbove({ inherited }: Pick<Agency, 'inherited'>): object {
  return { ...inherited.common, train: inherited.train };
}

/** The agreed settings: inherited ones are omitted. */
export function toConfig(
  values: ConfigValues,
  agency: Pick<Agency, 'inherited'>,
): { common: AgencyConfigChange; train: { notificationUrl: string; manualMode: boolean | undefined } } {
  const above = configAbove(agency);
  const own = <T>(field: TermField, value: T) => (isInherited(values, above, field) ? undefined : value);
  const { canCreateSubAgency, showInvoiceType, showAvailable, singleSession, train } = values;
  const period = CREDIT_PERIODS.find((one) => one === values.creditPeriod) ?? 'month';
  const common = {
    ...{ canCreateSubAgency, showInvoiceType, showAvailable, singleSession },
    settlementCurrency: isCurrency(values.settlementCurrency) ? values.settlementCurrency : ('CNY' as const),
    emailLanguage: LOCALES.find((one) => one === values.emailLanguage) ?? ('en' as const),
    creditPeriod: own('creditPeriod', period),
    enableFlightService: own('enableFlightService', values.enableFlightService),
    enableTrainService: own('enableTrainService', values.enableTrainService),
    isShowBill: own('isShowBill', values.isShowBill),
    sendEmailToSubAgency: own('sendEmailToSubAgency', values.sendEmailToSubAgency),
    hidePnrBooking: own('hidePnrBooking', values.hidePnrBooking),
    hideMainlandContent: own('hideMainlandContent', values.hideMainlandContent),
    disablePayment: own('disablePayment', values.disablePayment),
    onlyShowOwnOrders: own('onlyShowOwnOrders', values.onlyShowOwnOrders),
  };
  const manualMode = own('train.manualMode', train.manualMode);
  return { common, train: { notificationUrl: train.notificationUrl, manualMode } };
}
