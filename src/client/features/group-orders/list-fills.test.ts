import { expect, test } from 'vitest';
import { sampleLogin } from '../../api/sample-login.ts';
import { session } from '../../api/session.ts';
import { fillsPlace } from './list-fills.ts';

test('what is pasted for a passenger of a group is there when its list is opened again, until it is filled in', async () => {
  await session.start(sampleLogin, '/api|anna');
  fillsPlace('3012048817').change({ pasted: 'CHAN TAI MAN' });
  const again = fillsPlace('3012048817');
  expect(again.held.get().pasted).toBe('CHAN TAI MAN');
  expect(fillsPlace('3012048818').held.get().pasted).toBe('');
  again.change({ fills: [], pasted: '' });
  expect(fillsPlace('3012048817').held.get().pasted).toBe('');
});
