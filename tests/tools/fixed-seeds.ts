import fc from 'fast-check';
import { IS_LONG } from './run-mode.ts';

/** The same cases in every `npm test`, so that only the change makes it pass or fail; the long run uses random seeds. */
if (!IS_LONG) fc.configureGlobal({ seed: 20_261_126 });
