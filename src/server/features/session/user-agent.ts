import type { Browser, System } from '../../../contract/devices.ts';

/** The first that is found counts: nearly every browser names those that it wants to be taken for as well. */
const BROWSER_MARKS: readonly [RegExp, Browser][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/M?QQBrowser\//, 'QQ Browser'],
  [/\b(UCBrowser|UBrowser)\//, 'UC Browser'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/MiuiBrowser\//, 'Xiaomi Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];
const SYSTEM_MARKS: readonly [RegExp, System][] = [
  [/\biPad\b/, 'iPad'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
/** None says as much of itself. */
const MOST_CHARACTERS = 512;

/** What a session is opened with, by what the program says of itself (User-Agent); an iPad that asks for desktop pages says it is a Mac. */
export function readUserAgent(userAgent: string): { browser: Browser | null; system: System | null } {
  const said = userAgent.slice(0, MOST_CHARACTERS);
  return { browser: firstOf(BROWSER_MARKS, said), system: firstOf(SYSTEM_MARKS, said) };
}

function firstOf<T>(marks: readonly [RegExp, T][], said: string): T | null {
  return marks.find(([mark]) => mark.test(said))?.[1] ?? null;
}
