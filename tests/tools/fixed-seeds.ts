import fc from 'fast-check';
import { IS_LONG } from './run-mode.ts';

/** The same cases in every run of `npm test`, so that it is green or red by the change alone; the long run draws its own. */
if (!IS_LONG) fc.configureGlobal({ seed: 20_261_126 });
