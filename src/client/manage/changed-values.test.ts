import { expect, test } from 'vitest';
import { readLike } from '../form/read-like.ts';
import { changedValues } from './changed-values.ts';

const opened = {
  name: 'Quay Tours',
  isShowBill: true,
  fees: { change: '100', currency: 'CNY' },
  airlines: { mode: 'only', codes: 'CX' },
  train: { notificationUrl: '', manualMode: false },
  markups: { domestic: { value: '2', unit: 'percent' }, chinaMainland: { value: '20', unit: 'amount' } },
};

test('what is kept of a form is what was typed, and nothing of what was not', () => {
  expect(changedValues(opened, structuredClone(opened))).toEqual({});
  expect(changedValues({ ...opened, isShowBill: false }, opened)).toEqual({ isShowBill: false });
});

test('an amount is kept with its currency, and one of several parts without the others', () => {
  const fees = { change: '120', currency: 'CNY' };
  const domestic = { value: '3', unit: 'percent' };
  const typed = { ...opened, fees, markups: { ...opened.markups, domestic } };
  expect(changedValues(typed, opened)).toEqual({ fees, markups: { domestic } });
});

test('settings that stand together and mean nothing to each other are kept apart', () => {
  const notificationUrl = 'https://quay.example/trains';
  const kept = changedValues({ ...opened, train: { ...opened.train, notificationUrl } }, opened);
  expect(kept).toEqual({ train: { notificationUrl } });
  const now = { ...opened, train: { notificationUrl: '', manualMode: true } };
  expect(readLike(now, kept)).toEqual({ ...now, train: { notificationUrl, manualMode: true } });
});

test('a list of airlines is kept with what it means', () => {
  const airlines = { mode: 'except', codes: 'CX' };
  expect(changedValues({ ...opened, airlines }, opened)).toEqual({ airlines });
});

test('laid over the record as somebody else has changed it meanwhile, it takes none of that back', () => {
  const kept = changedValues({ ...opened, name: 'Quay' }, opened);
  const chinaMainland = { value: '35', unit: 'amount' };
  const now = { ...opened, isShowBill: false, markups: { ...opened.markups, chinaMainland } };
  expect(readLike(now, kept)).toEqual({ ...now, name: 'Quay' });
});
