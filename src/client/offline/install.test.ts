import { expect, test } from 'vitest';
import { isApple } from './install.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/145.0 Mobile Safari/537.36';

test.each([
  { device: 'an iPhone', userAgent: IPHONE, maxTouchPoints: 5, steps: true },
  { device: 'an iPad, which calls itself a Mac', userAgent: MAC, maxTouchPoints: 5, steps: true },
  { device: 'a Mac', userAgent: MAC, maxTouchPoints: 0, steps: false },
  { device: 'an Android phone', userAgent: ANDROID, maxTouchPoints: 5, steps: false },
])('$device installs by written steps: $steps', ({ userAgent, maxTouchPoints, steps }) => {
  expect(isApple({ userAgent, maxTouchPoints })).toBe(steps);
});
