import type { FormikErrors } from 'formik';
import { type Agency, agencyAccessInput, agencyInput, newAgencyInput } from '../../../contract/agencies.ts';
import { agencyConfigChange, flightConfigChange } from '../../../contract/agency-config.ts';
import type { Locale } from '../../../contract/locale.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import { type AccessValues, type AgencyValues, toAccess, toAgency, toNewAgency } from './agency-values.ts';
import { type ConfigValues, toConfig } from './config-values.ts';
import { type FlightValues, toFlight } from './flight-values.ts';

/** Check the forms as the server will; loaded on the first validation, since it brings yup. */
export function agencyErrors(
  values: AgencyValues,
  agency: Pick<Agency, 'id' | 'version'> | null,
  locale: Locale,
): FormikErrors<AgencyValues> {
  if (agency) return yupErrors(agencyInput, toAgency(values, agency), {}, locale);
  const errors: FormikErrors<AgencyValues> = yupErrors(newAgencyInput, toNewAgency(values), {}, locale);
  return values.creditLimit.trim() === '' ? { ...errors, creditLimit: fieldMessage('creditRequired', locale) } : errors;
}

export function accessErrors(
  values: AccessValues,
  agency: Pick<Agency, 'id' | 'version'>,
  locale: Locale,
): FormikErrors<AccessValues> {
  return yupErrors(agencyAccessInput, toAccess(values, agency), {}, locale);
}

export function configErrors(values: ConfigValues, agency: Agency, locale: Locale): FormikErrors<ConfigValues> {
  return yupErrors(agencyConfigChange, toConfig(values, agency).common, {}, locale);
}

export function flightErrors(values: FlightValues, agency: Agency, locale: Locale): FormikErrors<FlightValues> {
  return yupErrors(flightConfigChange, toFlight(values, agency), {}, locale);
}
