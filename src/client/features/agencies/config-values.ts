import type { Agency, AgencyConfig } from '../../../contract/agencies.ts';
import { CREDIT_PERIODS } from '../../../contract/agency-terms.ts';
import { LOCALES } from '../../../contract/locale.ts';
import { isCurrency } from '../../../contract/money.ts';

/** The settings of an agency as their form holds them. */
export interface ConfigValues extends Omit<AgencyConfig, 'settlementCurrency' | 'emailLanguage' | 'creditPeriod'> {
  settlementCurrency: string;
  emailLanguage: string;
  creditPeriod: string;
  train: Agency['train'];
}

export function configValuesOf({ config, train }: Agency): ConfigValues {
  return { ...config, train };
}

export function toConfig(values: ConfigValues): AgencyConfig {
  const { enableFlightService, enableTrainService, canCreateSubAgency, isShowBill, sendEmailToSubAgency } = values;
  const { hidePnrBooking, hideMainlandContent, disablePayment, onlyShowOwnOrders, showInvoiceType } = values;
  return {
    ...{ enableFlightService, enableTrainService, canCreateSubAgency, isShowBill, sendEmailToSubAgency },
    ...{ hidePnrBooking, hideMainlandContent, disablePayment, onlyShowOwnOrders, showInvoiceType },
    singleSession: values.singleSession,
    settlementCurrency: isCurrency(values.settlementCurrency) ? values.settlementCurrency : 'CNY',
    emailLanguage: LOCALES.find((one) => one === values.emailLanguage) ?? 'en',
    creditPeriod: CREDIT_PERIODS.find((one) => one === values.creditPeriod) ?? 'month',
  };
}
