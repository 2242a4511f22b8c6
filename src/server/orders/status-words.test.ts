import { expect, test } from 'vitest';
import { TRAIN_ORDER_STATUSES } from '../../contract/train-order-states.ts';
import { statusWord, typeWord } from './status-words.ts';

test('the change of a train ticket has the railway’s word in traditional Chinese, that of a flight the airlines’', () => {
  expect(TRAIN_ORDER_STATUSES.filter((status) => statusWord('train', status, 'zh-tw').includes('改票'))).toEqual([]);
  expect(statusWord('train', 'changed', 'zh-tw')).toBe('已改簽');
  expect(statusWord('flight', 'changed', 'zh-tw')).toBe('已改票');
  expect(typeWord('train', 'change', 'zh-tw')).toBe('改簽');
  expect(typeWord('train', 'change', 'zh-cn')).toBe('改签');
  expect(typeWord('flight', 'change', 'zh-tw')).toBe('改票');
});
