import { describe, expect, it } from 'vitest';
import { otherBuildWatch } from './other-build.ts';

function watch() {
  const clock = { now: 1_000_000, looks: 0 };
  const hear = otherBuildWatch(
    'own',
    () => (clock.looks += 1),
    () => clock.now,
  );
  return { clock, hear };
}

describe('answers of a server that hands out another build', () => {
  it('make the page look for it at once', () => {
    const { clock, hear } = watch();
    hear('newer');
    expect(clock.looks).toBe(1);
  });

  it('do not make it look with every answer', () => {
    const { clock, hear } = watch();
    for (const build of ['newer', 'own', 'newer', 'newest']) hear(build);
    expect(clock.looks).toBe(1);
    clock.now += 5 * 60_000;
    hear('newer');
    expect(clock.looks).toBe(2);
  });

  it('say nothing where the build is the same or not named', () => {
    const { clock, hear } = watch();
    hear('own');
    hear(null);
    expect(clock.looks).toBe(0);
  });
});
