import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../crypto/at-rest.ts';
import type { Deps } from '../deps.ts';

/** Nobody fills the form in faster; whoever is slower than the limit is asked to send it again. */
export const SOONEST_MS = 2_000;
const LATEST_MS = 2 * 60 * 60_000;

/** Signs a form with the time of its delivery, to tell readers from machines that replay a form seen once. */
export function formStamps({ settings, clock }: Pick<Deps, 'settings' | 'clock'>) {
  const signed = (time: string) => `${time}.${keyedHash(time, settings.dataKeys, 'enquiry form').text}`;
  return {
    make: () => signed(String(clock.now().getTime())),
    /** Whether a stamp is genuine, and neither too young nor too old. */
    isFresh(stamp: string): boolean {
      const [time = ''] = stamp.split('.', 1);
      const [given, ours] = [Buffer.from(stamp), Buffer.from(signed(time))];
      if (given.length !== ours.length || !timingSafeEqual(given, ours)) return false;
      const age = clock.now().getTime() - Number(time);
      return age >= SOONEST_MS && age <= LATEST_MS;
    },
  };
}
