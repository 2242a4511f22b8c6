import { expect, test } from 'vitest';
import { WALLET_ENTRY_TYPES } from '../../../contract/wallet.ts';
import { SHOWN_TYPES } from './bill-labels.ts';

test('the wallet can be narrowed to every type of entry', () => {
  expect([...SHOWN_TYPES].sort()).toEqual([...WALLET_ENTRY_TYPES].sort());
});
