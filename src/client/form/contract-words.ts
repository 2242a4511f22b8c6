import { useEffect } from 'react';
import type { Locale } from '../../contract/locale.ts';
import type { FieldMessageKey } from '../../contract/messages.ts';
import { createStore, useStore } from '../api/store.ts';

interface ContractWords {
  field: (key: FieldMessageKey, locale: Locale) => string;
}

const words = createStore<ContractWords | null>(null);

/** The contract's messages, which a form needs only once it has an error. */
export async function loadContractMessages(): Promise<ContractWords> {
  const { fieldMessage } = await import('../../contract/messages.ts');
  const loaded = { field: fieldMessage };
  words.set(loaded);
  return loaded;
}

/** The same for rendering: null until loaded. */
export function useContractMessages(isNeeded: boolean): ContractWords | null {
  useEffect(() => {
    // Cached by the worker; if loading fails, the fields are marked anyway.
    if (isNeeded && !words.get()) loadContractMessages().catch(() => null);
  }, [isNeeded]);
  return useStore(words);
}
