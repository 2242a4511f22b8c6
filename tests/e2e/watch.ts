import type { Page } from '@playwright/test';

/** The browser's own messages about calls that fail, and about its check for a new worker. */
export const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED|ERR_SOCKET_NOT_CONNECTED|ERR_FAILED|Failed to load resource|error occurred when fetching the script/;

/** The test runner's message if it blocks the worker. */
const NO_WORKER = /Service Worker registration blocked by Playwright/;

/** Collects unexpected errors of a page: console errors, page errors, failed requests. */
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
      // The page aborts requests it does not need, such as the poll of an old search.
      if (reason !== 'net::ERR_ABORTED') this.#note(`${reason} ${request.method()} ${request.url()}`);
    });
  }

  #note(line: string): void {
    if (!this.#isOver) this.#seen.push(line);
  }

  /** The test is over: errors during its cleanup are ignored. */
  end(): void {
    this.#isOver = true;
  }

  /** Lets a test cause failures on purpose: matching ones are expected. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** All errors, expected or not, for debugging. */
  get seen(): readonly string[] {
    return this.#seen;
  }

  surprises(): string[] {
    return [...new Set(this.#seen)].filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}

/** The browser's console message for an answer with this status. */
export const consoleLineOf = (status: number) => new RegExp(`Failed to load resource.*${status}`);
