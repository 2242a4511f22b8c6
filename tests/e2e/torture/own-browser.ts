import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { kill } from 'node:process';
import { type BrowserContext, type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tools/chromium.ts';

/** A browser for one test, with a profile that outlives it: the test kills its process, reads the profile, and restarts it. */
export class OwnBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'interline-profile-'));
  readonly #options: BrowserContextOptions;
  #context: BrowserContext | null = null;

  constructor(options: BrowserContextOptions) {
    this.#options = options;
  }

  /** Starts it on the same profile, with one page, online or offline from the first moment. */
  async start(offline = false): Promise<Page> {
    const launch = { executablePath: ensureChromium(), args: CHROMIUM_FLAGS, ...this.#options, offline };
    this.#context = await chromium.launchPersistentContext(this.#profile, launch);
    return this.#context.pages()[0] ?? this.#context.newPage();
  }

  /** Kills all of its processes: unwritten data is lost. */
  async kill(): Promise<void> {
    const context = this.#context;
    if (!context) return;
    this.#context = null;
    const gone = context.waitForEvent('close');
    kill(-this.#pid, 'SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.#context?.close();
    rmSync(this.#profile, { recursive: true, force: true });
  }

  /** Profile files that contain a text, in either encoding in which the browser writes texts. */
  filesWith(...texts: (string | Buffer)[]): string[] {
    const wanted = texts.flatMap((text) =>
      typeof text === 'string' ? [Buffer.from(text), Buffer.from(text, 'utf16le')] : [text],
    );
    return readdirSync(this.#profile, { recursive: true, withFileTypes: true }).flatMap((file) => {
      const path = join(file.parentPath, file.name);
      const bytes = file.isFile() ? readIfThere(path) : null;
      return bytes && wanted.some((text) => bytes.includes(text)) ? [relative(this.#profile, path)] : [];
    });
  }

  /** Waits until localStorage survives a kill with these texts: the browser writes it with a delay. */
  async isOnDisk(...texts: string[]): Promise<void> {
    // The app's code contains some of them as well.
    const isThere = (text: string) => this.filesWith(text).some((file) => file.includes('Local Storage'));
    await expect.poll(() => texts.filter((text) => !isThere(text)), { timeout: 60_000 }).toEqual([]);
  }

  /** The same of the session. */
  sessionIsOnDisk(): Promise<void> {
    return this.isOnDisk('interline.session');
  }

  /** The browser's first process, which the test runner starts in a group of its own. */
  get #pid(): number {
    const isFirst = (pid: string) => {
      const words = readIfThere(`/proc/${pid}/cmdline`)?.toString().split('\0') ?? [];
      return words.includes(`--user-data-dir=${this.#profile}`) && !words.some((word) => word.startsWith('--type='));
    };
    const found = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isFirst(name));
    if (!found) throw new Error('the browser is not running');
    return Number(found);
  }
}

/** A running browser may remove files during the listing. */
function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
