import { expect, test, vi } from 'vitest';
import { letterOf } from './use-keys.ts';

/** As far as a press looks at what has the focus. */
class Focused extends EventTarget {
  readonly inside: string;
  constructor(inside: string) {
    super();
    this.inside = inside;
  }
  closest(selector: string) {
    return selector.split(', ').includes(this.inside) ? this : null;
  }
}

test('a letter counts on the page alone: not while somebody types, in a window over it, or with another key', () => {
  vi.stubGlobal('Element', Focused);
  const press = { key: 't', target: new Focused('main'), ctrlKey: false, metaKey: false, altKey: false };
  expect(letterOf(press)).toBe('t');
  for (const inside of ['input', 'textarea', 'select', 'ion-modal'])
    expect(letterOf({ ...press, target: new Focused(inside) }), inside).toBeNull();
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(letterOf({ ...press, [held]: true }), held).toBeNull();
  vi.unstubAllGlobals();
});
