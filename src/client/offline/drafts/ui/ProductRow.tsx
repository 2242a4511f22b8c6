import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { peopleOutline, trainOutline } from 'ionicons/icons';
import { useStationNames } from '../../../places/use-station-names.ts';
import { IconMark } from '../../../ui/IconMark.tsx';
import { parseHead } from '../draft-record.ts';
import { DraftLine, type DraftRowProps } from './DraftLine.tsx';

/** The passengers of a train, or the request for a group. */
export function ProductRow(props: DraftRowProps) {
  return props.record.kind === 'train-passengers' ? <TrainRow {...props} /> : <GroupRow {...props} />;
}

function TrainRow(props: DraftRowProps) {
  const { t } = useLingui();
  const nameOf = useStationNames();
  const { of, route: stations } = parseHead(props.record.doc.head).title;
  const passengers = plural(of, { one: '# passenger', other: '# passengers' });
  const route = stations.map(nameOf).join(' → ');
  const title = route ? t`Train ${route}, ${passengers}` : t`Train, ${passengers}`;
  return <DraftLine {...props} mark={<IconMark icon={trainOutline} />} title={title} />;
}

function GroupRow(props: DraftRowProps) {
  const { t } = useLingui();
  const route = parseHead(props.record.doc.head).title.route.join(' → ');
  const title = route ? t`Group ${route}` : t`Group request`;
  return <DraftLine {...props} mark={<IconMark icon={peopleOutline} />} title={title} />;
}
