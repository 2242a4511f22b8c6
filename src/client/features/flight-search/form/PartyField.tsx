import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { partySize } from '../../../../contract/passenger-terms.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useSearchWords } from '../search/use-search-words.ts';
import { FieldButton } from './FieldButton.tsx';
import type { FormPart } from './form-part.ts';

const PartySheet = lazyPart(async () => (await import('./PartySheet.tsx')).PartySheet, { isAskedFor: true });

/** Passengers and cabin, in one sheet. */
export function PartyField({ draft, onDraft, look, errorAt }: FormPart) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const words = useSearchWords();
  const { child, infant } = draft.passengers;
  const total = partySize(draft.passengers);
  const cabin = words.cabin(draft);
  return (
    <>
      <FieldButton
        look={look}
        label={t`Passengers, cabin`}
        value={
          look === 'bar'
            ? `${child + infant === 0 ? words.party(draft.passengers) : total} · ${cabin}`
            : words.party(draft.passengers)
        }
        note={look === 'page' ? cabin : undefined}
        error={errorAt('passengers')}
        onPress={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      />
      {wasOpen ? <PartySheet open={open} onClose={() => setOpen(false)} draft={draft} onDraft={onDraft} /> : null}
    </>
  );
}
