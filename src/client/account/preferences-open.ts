import { createStore } from '../api/store.ts';

/** Whether the sheet of language, currency and theme is open; any bar or page may open it. */
export const preferencesOpen = createStore(false);
