import type { Browser, System } from '../../../contract/devices.ts';

/** The first match wins: nearly every browser also names those it imitates. */
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
/** Longer than any real one. */
const MOST_CHARACTERS = 512;

/** The browser and system of a User-Agent header; an iPad that requests desktop pages claims to be a Mac. */
export function readUserAgent(userAgent: string): { browser: Browser | null; system: System | null } {
  const said = userAgent.slice(0, MOST_CHARACTERS);
  return { browser: firstOf(BROWSER_MARKS, said), system: firstOf(SYSTEM_MARKS, said) };
}

function firstOf<T>(marks: readonly [RegExp, T][], said: string): T | null {
  return marks.find(([mark]) => mark.test(said))?.[1] ?? null;
}
