import { describe, it } from 'vitest';
import { sampled } from './run-mode.ts';

type Register<R> = (name: string, body: () => R) => void;
const leftOut = () => undefined;

/** A test that only `npm run test:long` has: `npm test` leaves it out instead of skipping it, because a skipped test counts as failed. */
export const itLong = sampled<Register<unknown>>(it, leftOut);

/** A group of such tests. The rest of the file must contain others: a file without any fails. */
export const describeLong = sampled<Register<void>>(describe, leftOut);
