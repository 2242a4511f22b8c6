import { Plural, Trans } from '@lingui/react/macro';
import type { Solution } from '../../contract/flight-search.ts';
import { useFormat } from '../ui/format.ts';

/** `1 × 23 kg`, or that none is included. */
export function BagWords({ bag }: { bag: Solution['baggage']['checked'] }) {
  const { pieces, kg } = bag;
  if (pieces === 0) return <Trans>none included</Trans>;
  if (kg === 0) return <Plural value={pieces} one="# piece" other="# pieces" />;
  return (
    <Trans>
      {pieces} × {kg} kg
    </Trans>
  );
}

/** A change or refund rule in words, per person. */
export function RuleWords({ rule }: { rule: Solution['policies']['refund'] }) {
  const format = useFormat();
  if (rule.permitted === 'no') return <Trans>not permitted</Trans>;
  const fee = rule.fee ? format.money(rule.fee) : null;
  const hours = rule.deadlineHours;
  return (
    <>
      {rule.permitted === 'free' ? (
        <Trans>free</Trans>
      ) : fee ? (
        <Trans>{fee} per person</Trans>
      ) : (
        <Trans>for a fee</Trans>
      )}
      {hours > 0 ? <Trans>, until {hours} h before departure</Trans> : null}
    </>
  );
}
