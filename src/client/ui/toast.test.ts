import { beforeEach, expect, test } from 'vitest';
import { dismissToast, toast, toasts } from './toast.ts';

const LOOK = { label: 'View', onPress: () => undefined };
const texts = () => toasts.get().map(({ text }) => text);

beforeEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
});

test('messages wait for each other, three at most: the newest takes the last place', () => {
  for (const text of ['one', 'two', 'three', 'four']) toast(text);
  expect(texts()).toEqual(['one', 'two', 'four']);
});

test('what can be pressed is not lost to a message that comes after it', () => {
  toast('Kept on this device');
  toast('Draft discarded', 'info', LOOK);
  toast('A change was not accepted', 'warning', LOOK);
  toast('Sent: 1 change');
  expect(texts()).toEqual(['Kept on this device', 'Draft discarded', 'A change was not accepted', 'Sent: 1 change']);
  toast('Saved');
  expect(texts()).toEqual(['Kept on this device', 'Draft discarded', 'A change was not accepted', 'Saved']);
});

test('the same words are not shown twice at once', () => {
  toast('Saved');
  toast('Saved');
  expect(texts()).toEqual(['Saved']);
});
