import type { Page } from '@playwright/test';

/** What the browser itself writes about calls that cannot get through, and about its own look for a newer worker. */
export const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED|ERR_SOCKET_NOT_CONNECTED|ERR_FAILED|Failed to load resource|error occurred when fetching the script/;

/** What the test runner says where it keeps the worker away. */
const NO_WORKER = /Service Worker registration blocked by Playwright/;

/** Collects what goes wrong on a page without anybody asking: console errors, page errors, failed requests. */
export class Watch {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [NO_WORKER];
  #isOver = false;

  constructor(page: Page) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#note(`console ${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#note(`page error: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) this.#note(`${response.status()} ${response.request().method()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The page itself breaks off what it no longer needs, such as the poll of an old search.
      if (reason !== 'net::ERR_ABORTED') this.#note(`${reason} ${request.method()} ${request.url()}`);
    });
  }

  #note(line: string): void {
    if (!this.#isOver) this.#seen.push(line);
  }

  /** The test is over: what its clearing away brings about is nobody's surprise. */
  end(): void {
    this.#isOver = true;
  }

  /** Lets a test bring about a failure on purpose: what matches is no surprise. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** All that went wrong, asked for or not: for whoever looks into a failure. */
  get seen(): readonly string[] {
    return this.#seen;
  }

  surprises(): string[] {
    return [...new Set(this.#seen)].filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}

/** The browser's own line in the console for an answer with this status. */
export const consoleLineOf = (status: number) => new RegExp(`Failed to load resource.*${status}`);
