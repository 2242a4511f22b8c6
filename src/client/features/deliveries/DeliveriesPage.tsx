import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { paperPlaneOutline } from 'ionicons/icons';
import { useState } from 'react';
import type { OutgoingNotice } from '../../../contract/outgoing-notices.ts';
import { OUTGOING_STATES, type OutgoingState } from '../../../contract/outgoing-terms.ts';
import { useApiQuery } from '../../api/queries.ts';
import { usePages } from '../../api/use-pages.ts';
import listStyles from '../../manage/RecordList.module.css';
import { RecordList } from '../../manage/RecordList.tsx';
import { useFieldText } from '../../offline/drafts/draft-values.ts';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { useWidth } from '../../ui/width.ts';
import { DeliveryDetail, type Whose } from './DeliveryDetail.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';
import { STATE_LABELS } from './delivery-labels.ts';

const SHOWN = 50;

/** /company/deliveries: webhooks sent to the company's systems, or to those of one of its agencies, and their results. */
export function DeliveriesPage() {
  const { t } = useLingui();
  const { id, agency } = useSearch({ from: '/company_/deliveries' });
  const navigate = useNavigate();
  const isPhone = useWidth() === 'phone';
  useReturnFocus(isPhone ? undefined : id);
  const whose: Whose = agency === undefined ? {} : { agency };
  const name = useApiQuery('agency', { id: agency ?? '' }, { enabled: agency !== undefined }).data?.name;
  const open = (next: string | undefined) =>
    void navigate({ to: '/company/deliveries', search: { ...whose, ...(next ? { id: next } : {}) } });
  const list = <DeliveryList whose={whose} {...(isPhone ? {} : { beside: { open: id } })} onChoose={open} />;
  const detail = <DeliveryDetail key={id} {...{ id, whose }} beside={!isPhone} onClose={() => open(undefined)} />;
  return (
    <Page
      title={t`Delivery log`}
      {...(name ? { subtitle: name } : {})}
      back={agency === undefined ? '/company' : '/agency-manager'}
      wide
      fill={!isPhone}
    >
      {isPhone ? (
        <>
          {list}
          {id === undefined ? null : detail}
        </>
      ) : (
        <Panes list={list}>{detail}</Panes>
      )}
    </Page>
  );
}

interface DeliveryListProps {
  whose: Whose;
  beside?: { open: string | undefined };
  onChoose: (id: string) => void;
}

function DeliveryList({ whose, beside, onChoose }: DeliveryListProps) {
  const { t, i18n } = useLingui();
  const draft = useFieldText('deliveries');
  const [state, setState] = useState<OutgoingState | null>(null);
  const order = useSettled(draft.text.replace(/\s/g, ''));
  const query = usePages(
    'outgoingNotices',
    { ...whose, ...(state ? { state } : {}), ...(order ? { order } : {}) },
    SHOWN,
  );
  const isNarrowed = state !== null || order !== '';
  const list = (
    <RecordList<OutgoingNotice>
      query={query}
      search={{ draft, label: t`Search by booking ID`, placeholder: t`Booking ID` }}
      tools={OUTGOING_STATES.map((each) => (
        <Chip key={each} selected={state === each} onPress={() => setState(state === each ? null : each)}>
          {i18n._(STATE_LABELS[each])}
        </Chip>
      ))}
      empty={
        <EmptyState
          icon={paperPlaneOutline}
          title={isNarrowed ? t`No matching messages` : t`No messages yet`}
          text={t`Booking changes are sent as signed messages to the addresses agreed for this agency. Each is listed here with the response.`}
        />
      }
      {...(beside ? { beside } : {})}
      onChoose={({ id }) => onChoose(id)}
      row={(notice) => <DeliveryRow notice={notice} />}
    />
  );
  return beside ? <div className={listStyles.scroll}>{list}</div> : list;
}
