import { beforeEach, expect, test, vi } from 'vitest';
import { sampleLogin } from '../../../api/sample-login.ts';

const login = (id: string) => ({ ...sampleLogin, userInfo: { ...sampleLogin.userInfo, id } });
const WORK = { segments: [], left: new Set([1]), party: { adult: 2, child: 0, infant: 0 } };

async function load() {
  vi.resetModules();
  const { pnrText } = await import('./pnr-text.ts');
  const { session } = await import('../../../api/session.ts');
  return { pnrText, session };
}

beforeEach(() => sessionStorage.clear());

test('what was put right in a reservation is there on coming back from the results, for that text alone', async () => {
  const { pnrText, session } = await load();
  session.start(login('anna'));
  pnrText.keepWork('1.CHAN/TAI MAN', WORK);
  expect(pnrText.workOn('1.CHAN/TAI MAN')).toEqual(WORK);
  expect(pnrText.workOn('1.WONG/SIU LING')).toBeNull();
});

test('nobody else who logs in here sees it', async () => {
  const { pnrText, session } = await load();
  session.start(login('anna'));
  pnrText.set('1.CHAN/TAI MAN');
  pnrText.keepWork('1.CHAN/TAI MAN', WORK);
  session.start(login('ben'));
  expect([pnrText.get(), pnrText.workOn('1.CHAN/TAI MAN')]).toEqual(['', null]);
});
