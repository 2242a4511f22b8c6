import { useEffect } from 'react';
import type { Locale } from '../../contract/locale.ts';
import type { FieldMessageKey } from '../../contract/messages.ts';
import { createStore, useStore } from '../api/store.ts';

interface ContractWords {
  field: (key: FieldMessageKey, locale: Locale) => string;
}

const words = createStore<ContractWords | null>(null);

/** The contract's messages, which a form needs only once something in it is wrong. */
export async function loadContractWords(): Promise<ContractWords> {
  const { fieldMessage } = await import('../../contract/messages.ts');
  const loaded = { field: fieldMessage };
  words.set(loaded);
  return loaded;
}

/** The same for what is drawn: null until they are there. */
export function useContractWords(isNeeded: boolean): ContractWords | null {
  useEffect(() => {
    // Kept by the worker; where it cannot come now, the fields are marked all the same.
    if (isNeeded && !words.get()) loadContractWords().catch(() => null);
  }, [isNeeded]);
  return useStore(words);
}
