import { expect, test } from 'vitest';
import { agencyErrors } from './agency-errors.ts';
import { type AgencyValues, valuesOf } from './agency-values.ts';

const NEW = valuesOf(null, 'HKD', true);
const DETAILS = { address: '1 Pier Road', contactName: 'Desk', contactEmail: 'desk@pier.example' };
const KNOWN = { ...NEW, ...DETAILS, contactPhone: '+852 2123 4567', name: 'Pier Travel' };
const REQUIRED = { address: 'Required', contactName: 'Required', contactEmail: 'Required', contactPhone: 'Required' };
const errorsOf = (values: AgencyValues) => agencyErrors(values, { id: 'pier', version: 1 }, 'en');

test('an agency is not opened before it is known where it is and whom to reach there', () => {
  expect(agencyErrors(NEW, null, 'en')).toMatchObject(REQUIRED);
  expect(agencyErrors(KNOWN, null, 'en')).not.toHaveProperty('address');
});

test('nor are its details changed, unless it is shut out', () => {
  const unknown = { ...NEW, name: 'Pier Travel' };
  expect(errorsOf(unknown)).toEqual(REQUIRED);
  expect(errorsOf({ ...unknown, status: 'disabled' })).toEqual({});
  expect(errorsOf({ ...unknown, status: 'disabled', contactEmail: 'desk@' })).toHaveProperty('contactEmail');
  expect(errorsOf(KNOWN)).toEqual({});
});
