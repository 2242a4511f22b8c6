import { mkdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { sheetOf } from './sheet.ts';

const FOLDER = 'test-results/screenshots';

/** Takes numbered screenshots of a tour through the portal. */
export class Camera {
  readonly page: Page;
  readonly #series: string;
  #number = 0;

  /** `series` begins the name of every picture, e.g. `phone-en-light`. */
  constructor(page: Page, series: string) {
    mkdirSync(FOLDER, { recursive: true });
    this.page = page;
    this.#series = series;
  }

  /** A screen without a sheet: one that was open has closed. */
  async take(screen: string): Promise<void> {
    await expect(sheetOf(this.page)).toHaveCount(0);
    await this.#shoot(screen);
  }

  /** A screen with a sheet over it, if it is a sheet at this width. */
  async takeSheet(screen: string): Promise<void> {
    await this.#shoot(screen);
  }

  /** Opens an address and takes a screenshot once its heading is there. */
  async visit(screen: string, path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading').first()).toBeVisible();
    await isLoaded(this.page);
    await this.take(screen);
  }

  async #shoot(screen: string): Promise<void> {
    // Animations have ended and images are loaded before the shot.
    await motionIsOver(this.page);
    this.#number += 1;
    const name = [this.#series, String(this.#number).padStart(2, '0'), screen].join('-');
    await this.page.screenshot({ path: `${FOLDER}/${name}.png` });
  }
}

/** Waits until nothing is loading. */
export async function isLoaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], ion-skeleton-text:visible')).toHaveCount(0);
}

/** Waits for all finite animations and transitions. */
export function motionIsOver(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // A change is drawn, and starts to animate, in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    // Sheets animate inside their shadow root.
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot?.getAnimations() ?? []);
    const finite = [...document.getAnimations(), ...shadows].filter(
      (each) => each.effect?.getComputedTiming().endTime !== Infinity,
    );
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}
