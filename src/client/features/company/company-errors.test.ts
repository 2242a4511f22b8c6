import { expect, test } from 'vitest';
import { companyErrors } from './company-errors.ts';

const NOTHING = { address: '', contactName: '', contactEmail: '', contactPhone: '' };

test('a company says where it is and whom to reach there', () => {
  const values = { name: 'Harbour Travel', alias: '', ...NOTHING };
  const required = Object.fromEntries(Object.keys(NOTHING).map((name) => [name, 'Required']));
  expect(companyErrors(values, { version: 1 }, 'en')).toEqual(required);
  const said = { address: '8 Harbour Road', contactName: 'Desk', contactEmail: 'desk@harbour.example' };
  expect(companyErrors({ ...values, ...said, contactPhone: '+852 2123 4567' }, { version: 1 }, 'en')).toEqual({});
});
