import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { getuid } from 'node:process';
import { chromium } from '@playwright/test';

/** Flags of every test browser: quiet, without background services. */
export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's sandbox cannot run as root, so it is off only then.
  ...(getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * This machine's Chromium: the one in CHROMIUM_PATH, the system's, or the test runner's own. The headless build comes first: it takes a
 * fifth less processor time than the whole browser in headless mode.
 */
export function findChromium(): string | null {
  return first([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', ...WHOLE]);
}

/** The whole browser, for what depends on user settings, which the headless build lacks. */
export function wholeChromium(): string {
  const found = first([...WHOLE, process.env.CHROMIUM_PATH]);
  if (!found) throw new Error('No whole Chromium: install it, or name it in CHROMIUM_PATH');
  return found;
}

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', chromium.executablePath()];

function first(places: readonly (string | undefined)[]): string | null {
  return places.find((place) => place && existsSync(place)) ?? null;
}

/** Finds Chromium or installs it: from Debian if possible, otherwise by the test runner's installer. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-q']);
    run('apt-get', [
      'install',
      '-q',
      '-y',
      '--no-install-recommends',
      'chromium',
      'chromium-headless-shell',
      'fonts-noto-cjk',
    ]);
  }
  if (!findChromium()) run('npx', ['playwright', 'install', 'chromium']);
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium: install it, or name it in CHROMIUM_PATH');
  return installed;
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
