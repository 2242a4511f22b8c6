import { expect, test } from 'vitest';
import { object } from 'yup';
import { contactSchema, givenNameField, surnameField } from '../../contract/passengers.ts';
import { yupErrors } from './yup-errors.ts';

const schema = object({ surname: surnameField, givenName: givenNameField, contact: contactSchema });
const GOOD = {
  surname: 'NULL',
  givenName: 'ANNA',
  contact: { name: 'Anna Null', email: 'anna@example.com', areaCode: '852', phone: '21234567' },
};
const errorsOf = (contact: Partial<typeof GOOD.contact>) =>
  yupErrors(schema, { ...GOOD, contact: { ...GOOD.contact, ...contact } }, {}, 'en');

test('there are people who are called Null', () => {
  expect(errorsOf({})).toEqual({});
});

test.each(['UNKNOWN', 'Undefined', ' unknown '])('nobody is called %j', (name) => {
  const errors = yupErrors(schema, { ...GOOD, surname: name, givenName: name }, {}, 'en');
  expect(errors).toEqual({ surname: 'Required', givenName: 'Required' });
});

test('whose surname is Null has a given name all the same', () => {
  expect(yupErrors(schema, { ...GOOD, givenName: 'NULL' }, {}, 'en')).toEqual({ givenName: 'Required' });
});

test.each(['null', 'Unknown', ' undefined ', 'N/A'])('a contact called %j has no name', (name) => {
  expect(errorsOf({ name })).toEqual({ contact: { name: 'Required' } });
});

test('what is not seen, and full-width digits, are read as the server reads them', () => {
  const email = '\u200eanna@example.com\u200b';
  expect(errorsOf({ name: 'Anna\u00a0Null', email, areaCode: '８５２', phone: '2123\u00ad4567' })).toEqual({});
});
