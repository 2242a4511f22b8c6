import { describe, expect, it } from 'vitest';
import type { Transform } from './transforms.ts';
import { typedInput } from './typed-input.ts';

/** An input like a browser's: setting another value moves the caret to the end. `|` is the caret. */
class Input {
  selectionStart: number | null = null;
  #value = '';

  constructor(shown = '|') {
    this.#value = shown.replace('|', '');
    this.selectionStart = shown.indexOf('|');
  }

  get value() {
    return this.#value;
  }

  set value(text: string) {
    if (text === this.#value) return;
    this.#value = text;
    this.selectionStart = text.length;
  }

  setSelectionRange(start: number | null) {
    this.selectionStart = start;
  }

  get shown() {
    const at = this.selectionStart ?? 0;
    return `${this.value.slice(0, at)}|${this.value.slice(at)}`;
  }

  /** The browser inserts the letter before any event. */
  type(letter: string) {
    const at = this.selectionStart ?? this.value.length;
    this.#value = this.value.slice(0, at) + letter + this.value.slice(at);
    this.selectionStart = at + letter.length;
  }
}

/** Types letter by letter into a controlled React field: after each, the form's value is written into the input. */
function typed(shown: string, letters: string, transform?: Transform): string {
  const input = new Input(shown);
  let held = input.value;
  const { onChange } = typedInput(transform, (text) => {
    held = text;
  });
  for (const letter of letters) {
    input.type(letter);
    onChange({ target: input, nativeEvent: {} });
    input.value = held;
  }
  return input.shown;
}

describe('what is typed into the middle of a field stays there', () => {
  it.each<[string, string, Transform | undefined, string]>([
    ['ZH|G', 'an', 'upper', 'ZHAN|G'],
    ['|ANG', 'zh', 'upper', 'ZH|ANG'],
    ['ZHAN|', 'g', 'upper', 'ZHANG|'],
    // One letter that becomes two.
    ['WEI|MANN', 'ß', 'upper', 'WEISS|MANN'],
    ['E12|678', '3-4 5', 'code', 'E12345|678'],
    ['CX|1', 'a b', 'code', 'CXAB|1'],
    ['1|3', 'x2', 'digits', '12|3'],
    // Rejected: form value and caret stay.
    ['1|23', 'abc', 'digits', '1|23'],
    ['12|34', '9', (text) => text.replace(/\D/g, '').slice(0, 4), '129|3'],
    ['zh|g', 'an', undefined, 'zhan|g'],
  ])('%s and %s as %s', (shown, letters, transform, after) => {
    expect(typed(shown, letters, transform)).toBe(after);
  });
});

it('leaves alone what an input method composes, and transforms it at the end of the composition', () => {
  const input = new Input('ZH|G');
  const taken: string[] = [];
  const { onChange, onCompositionEnd } = typedInput('upper', (text) => taken.push(text));
  for (const letter of 'an') {
    input.type(letter);
    onChange({ target: input, nativeEvent: { isComposing: true } });
  }
  expect(input.shown).toBe('ZHan|G');
  onCompositionEnd({ currentTarget: input });
  expect(input.shown).toBe('ZHAN|G');
  expect(taken).toEqual(['ZHaG', 'ZHanG', 'ZHANG']);
});

it('takes the text of an input that tells of no caret', () => {
  const input = new Input('ann@example.com|');
  input.selectionStart = null;
  const taken: string[] = [];
  typedInput('upper', (text) => taken.push(text)).onChange({ target: input, nativeEvent: {} });
  expect(taken).toEqual(['ANN@EXAMPLE.COM']);
});
