import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { byServer, noteServerTime, serverNow } from './server-clock.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const said = (minutes: number) => new Date(NOW + minutes * 60_000).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  noteServerTime(new Date(Date.now()).toUTCString());
  vi.useRealTimers();
});

it('a device whose clock is wrong goes by the server’s', () => {
  for (const minutes of [-26 * 60, -6, 20, 26 * 60]) {
    noteServerTime(said(minutes));
    expect(serverNow()).toBe(NOW + minutes * 60_000);
    expect(byServer(NOW - 1000)).toBe(NOW - 1000 + minutes * 60_000);
  }
});

it('a clock that is right but for seconds is believed', () => {
  noteServerTime(said(20));
  noteServerTime(said(0.4));
  expect(serverNow()).toBe(NOW);
});

it('an answer that says no time, or none that can be read, teaches nothing', () => {
  noteServerTime(said(20));
  noteServerTime(null);
  noteServerTime('soon');
  expect(serverNow()).toBe(NOW + 20 * 60_000);
});
