import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { markupWords } from '../../../trip/markup-text.ts';
import { useClientMarkup, useClientPrices } from '../../../trip/use-client-prices.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { useFormat } from '../../../ui/format.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

/** The form's code loads on the first press. */
const MarkupSheet = lazyPart(async () => (await import('./MarkupSheet.tsx')).MarkupSheet, { isAskedFor: true });

/** The agency's client markup and its settings; hidden in client-safe mode. */
export function MarkupChip() {
  const format = useFormat();
  const markup = useClientMarkup();
  const { isSafe } = useClientPrices();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  if (isSafe) return null;
  const words = markup && markup.value > 0 ? markupWords(markup, format) : null;
  return (
    <>
      <Chip selected={words !== null} opens="dialog" onPress={() => setOpen(true)}>
        {words === null ? <Trans>Your markup</Trans> : <Trans>Your markup · {words}</Trans>}
      </Chip>
      {wasOpen ? <MarkupSheet open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
