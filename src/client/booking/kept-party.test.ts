import { expect, test } from 'vitest';
import { parseParty } from './kept-party.ts';

test('what is no form reads as none', () => {
  expect(parseParty({ passengers: [{ type: 'dog' }] })).toBeNull();
  expect(parseParty('torn')).toBeNull();
});

test('fields that an older version did not have are empty', () => {
  const parsed = parseParty({ passengers: [{ type: 'adult', surname: 'LI' }] });
  expect(parsed).toMatchObject({ remark: '', referenceId: '' });
  expect(parsed?.passengers[0]).toMatchObject({
    surname: 'LI',
    givenName: '',
    contactName: '',
    document: { number: '' },
  });
});
