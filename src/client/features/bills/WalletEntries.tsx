import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { WalletEntry } from '../../../contract/wallet.ts';
import { usePages } from '../../api/use-pages.ts';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { FilterChip } from '../../form/FilterChip.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { useWidth } from '../../ui/width.ts';
import { type BillFilter, BillFilterSheet, NO_FILTER, useFilterWords } from './BillFilterSheet.tsx';
import bills from './Bills.module.css';
import { SHOWN_TYPES, TYPE_LABELS } from './bill-labels.ts';
import { EntryList } from './EntryList.tsx';
import styles from './WalletPage.module.css';

const SHOWN = 20;

/** Movements of balance and credit, newest first, each with the balances after it. */
export function WalletEntries() {
  const { t, i18n } = useLingui();
  const [type, setType] = useState<WalletEntry['type'] | null>(null);
  const [filter, setFilter] = useState<BillFilter>(NO_FILTER);
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useWidth() === 'phone';
  const words = useFilterWords(filter);
  const { from, to } = filter;
  const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const input = { ...(type ? { type } : {}), ...days };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const query = usePages('walletEntries', from || to ? { ...input, zone } : input, SHOWN);
  return (
    <Card title={t`Latest entries`} end={<ExportButton kind="wallet" input={input} />}>
      {isPhone ? (
        <p className={styles.hint}>
          <Trans>Each with the resulting balance less credit used.</Trans>
        </p>
      ) : null}
      <div className={bills.tools}>
        {SHOWN_TYPES.map((each) => (
          <Chip key={each} selected={type === each} onPress={() => setType(type === each ? null : each)}>
            {i18n._(TYPE_LABELS[each])}
          </Chip>
        ))}
        <FilterChip words={words} onOpen={() => setIsOpen(true)} onClear={() => setFilter(NO_FILTER)} />
      </div>
      <BillFilterSheet
        place="wallet-filter"
        open={isOpen}
        filter={filter}
        onClose={() => setIsOpen(false)}
        onChange={setFilter}
      />
      <EntryList
        table={isPhone ? null : t`Latest entries`}
        query={query}
        none={type !== null || words !== null ? t`No matching entries` : t`No entries yet.`}
      />
      <ShowMore list={query} />
    </Card>
  );
}
