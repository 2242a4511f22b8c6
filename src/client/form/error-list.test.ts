import { expect, test } from 'vitest';
import { groupErrors, listErrors } from './error-list.ts';

test('what one passenger lacks stands together, the rest field by field', () => {
  const errors = {
    passengers: [{ surname: 'Required', birthday: 'Required', email: 'Wrong' }, { surname: 'Required' }],
    contact: { name: 'Required', phone: 'Required' },
  };
  const groupOf = (path: string) => /^passengers\[(\d)\]/.exec(path)?.[1];
  expect(groupErrors(listErrors(errors), groupOf)).toEqual([
    { group: '0', message: 'Required', paths: ['passengers[0].surname', 'passengers[0].birthday'] },
    { group: '0', message: 'Wrong', paths: ['passengers[0].email'] },
    { group: '1', message: 'Required', paths: ['passengers[1].surname'] },
    { group: undefined, message: 'Required', paths: ['contact.name'] },
    { group: undefined, message: 'Required', paths: ['contact.phone'] },
  ]);
});
