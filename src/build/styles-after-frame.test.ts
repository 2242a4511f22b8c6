import { describe, expect, it } from 'vitest';
import { moveStyles } from './styles-after-frame.ts';

const page = (head: string) =>
  `<head><title>x</title>${head}</head><body><div id="root"><div id="start"></div></div><noscript>no</noscript></body>`;

describe('the built first page', () => {
  it('names its stylesheets, in their order, after the frame and before the end', () => {
    const moved = moveStyles(
      page('<link rel="stylesheet" crossorigin href="/a.css"><link rel="stylesheet" href="/b.css">'),
    );
    const at = (text: string) => moved.indexOf(text);
    expect([at('</head>'), at('id="start"'), at('/a.css'), at('/b.css'), at('<noscript>')]).toEqual(
      [at('</head>'), at('id="start"'), at('/a.css'), at('/b.css'), at('<noscript>')].toSorted((a, b) => a - b),
    );
    expect(moved.match(/stylesheet/g)).toHaveLength(2);
  });

  it('is left alone when it has none', () => {
    expect(moveStyles(page(''))).toBe(page(''));
  });

  it('is refused when there is no place for them', () => {
    expect(() => moveStyles('<link rel="stylesheet" href="/a.css">')).toThrow('no <noscript>');
  });
});
