import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any screen may have before a target. */
const MOST_STOPS = 60;

/** Uses a page by keyboard alone, and checks that the focus is always visible. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Tabs until `target` has the focus, which must be visible. */
  async tabTo(target: Locator): Promise<void> {
    for (let stop = 0; stop <= MOST_STOPS; stop += 1) {
      if (await this.isOn(target)) return this.isSeen();
      await this.press('Tab');
    }
    throw new Error(`Not reached within ${MOST_STOPS} stops; the focus is on ${await this.where()}`);
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Replaces the value of the focused box. */
  async write(text: string): Promise<void> {
    await this.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  async hasFocus(target: Locator): Promise<void> {
    await expect.poll(() => this.isOn(target), { message: 'the focus comes here' }).toBe(true);
  }

  /** The inside of a component's shadow root counts as the component. */
  private async isOn(target: Locator): Promise<boolean> {
    if ((await target.count()) === 0) return false;
    return target.first().evaluate((element) => {
      let active = document.activeElement;
      for (; active; active = active.shadowRoot?.activeElement ?? null) if (active === element) return true;
      const root = element.getRootNode();
      return root instanceof ShadowRoot && root.host === document.activeElement;
    });
  }

  private async where(): Promise<string> {
    return this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing');
  }

  /** The focused control, or the frame around it, is highlighted and in view. */
  private async isSeen(): Promise<void> {
    const marked = () =>
      this.page.evaluate(() => {
        const chain: Element[] = [];
        for (let inner = document.activeElement; inner; inner = inner.shadowRoot?.activeElement ?? null)
          chain.push(inner);
        for (let outer = document.activeElement?.parentElement; outer && chain.length < 6; outer = outer.parentElement)
          chain.push(outer);
        return chain.some((element) =>
          [null, '::after'].some((part) => {
            const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
            return (outlineStyle !== 'none' && outlineWidth !== '0px') || /\b3px/.test(boxShadow);
          }),
        );
      });
    await expect.poll(marked, { message: `the focus is seen on ${await this.where()}` }).toBe(true);
  }
}
