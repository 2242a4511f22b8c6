import { describe, expect, it } from 'vitest';
import { toMachineReadable } from './latin-names.ts';

describe('ü', () => {
  it.each([
    ['Lü', 'LYU'],
    ['Lǚ', 'LYU'],
    ['lu\u0308', 'LYU'],
    ['Nü', 'NYU'],
    ['Lüe', 'LUE'],
    ['Lüè', 'LUE'],
    ['Nüe', 'NUE'],
    ['Lüeyuan', 'LUEYUAN'],
    ["Lü'en", 'LYUEN'],
    ['Lüen', 'LYUEN'],
    ['Hailü', 'HAILYU'],
    ['Jü', 'JU'],
    ['Xüe', 'XUE'],
    ['Ömer', 'OEMER'],
  ])('in the name %s of a citizen of China is as in %s', (name, written) => {
    expect(toMachineReadable(name, '', 'CN')).toBe(written);
    expect(toMachineReadable(name, '', 'CHN')).toBe(written);
  });

  it.each(['DE', 'DEU', 'TW', '', null, undefined])('is UE for others (%s)', (nationality) => {
    expect(toMachineReadable('Müller', '', nationality)).toBe('MUELLER');
    expect(toMachineReadable('Lü', '', nationality)).toBe('LUE');
  });
});
