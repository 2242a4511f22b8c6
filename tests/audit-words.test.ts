import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '../src/contract/audit-actions.ts';
import { endpoints } from '../src/contract/endpoints.ts';

const ROOT = new URL('..', import.meta.url).pathname;

/** Calls other than GET without a user log entry: they look something up, or save what is the caller's own until it is sent. */
const UNLOGGED = [
  ...['shopping', 'solutions', 'verifySolution', 'analysePnr', 'accurateSearch', 'searchFlightChange'],
  ...['searchTrains', 'verifyTrain', 'searchTrainChange', 'lookUpAttempt'],
  ...['analysePassengerText', 'analyseDocument', 'readGroupSheet', 'readGroupRows'],
  ...['saveDraft', 'discardDraft'],
];
/** Calls that the log shows under a plainer name, or as several entries. */
const RENAMED: Readonly<Record<string, string>> = {
  logoutByTicket: 'logout',
  beginSecondFactor: 'switchOnSecondFactor',
  confirmSecondFactor: 'switchOnSecondFactor',
  removeSecondFactor: 'switchOffSecondFactor',
  answerVoyages: 'answerVoyage',
  updateOwnSite: 'updateSite',
  uploadOwnSitePicture: 'uploadSitePicture',
  deleteOwnSitePicture: 'deleteSitePicture',
  settleOwnEnquiry: 'settleEnquiry',
  deleteOwnEnquiry: 'deleteEnquiry',
};

it('the user log has words for every call that writes', () => {
  const known = new Set<string>(AUDIT_ACTIONS);
  const writing = Object.entries(endpoints).filter(
    ([name, { method }]) => method !== 'GET' && !UNLOGGED.includes(name),
  );
  expect(writing.map(([name]) => RENAMED[name] ?? name).filter((name) => !known.has(name))).toEqual([]);
});

it('the user log has no words for what nothing writes', () => {
  const sources = globSync('src/server/**/*.ts', { cwd: ROOT }).filter((path) => !path.endsWith('.test.ts'));
  const written = sources.map((path) => readFileSync(ROOT + path, 'utf8')).join('\n');
  expect(AUDIT_ACTIONS.filter((name) => !written.includes(`'${name}'`))).toEqual([]);
});
