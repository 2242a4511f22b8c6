import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CLIENT_MARKUP_UNITS, type ClientMarkup, clientPriceOf } from '../../../../contract/client-price.ts';
import { MINOR_UNITS } from '../../../../contract/money.ts';
import { showOwnConfig } from '../../../api/own-config.ts';
import { useSettlement } from '../../../api/session.ts';
import control from '../../../form/control.module.css';
import { FieldFrame } from '../../../form/FieldFrame.tsx';
import { errorId, fieldId, hintId } from '../../../form/field-ids.ts';
import { useDraftText } from '../../../offline/drafts/draft-values.ts';
import { OtherVersions } from '../../../offline/drafts/ui/DraftNotices.tsx';
import { NotSavedNote } from '../../../offline/drafts/ui/NotSavedNote.tsx';
import { MARKUP_PLACE, ownConfig } from '../../../offline/outbox/kinds/own-account.ts';
import { queueChange } from '../../../offline/outbox/outbox-here.ts';
import { OutboxTag } from '../../../offline/outbox/ui/OutboxTag.tsx';
import { lastQueued, useQueued } from '../../../offline/outbox/use-outbox.ts';
import { mostMarkup, readMarkup, writeMarkup } from '../../../trip/markup-text.ts';
import { useClientMarkup } from '../../../trip/use-client-prices.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import styles from './MarkupSheet.module.css';

const NAME = 'clientMarkup';
/** The example's price, in whole units of the currency. */
const EXAMPLE = 1000;

/** Sets the user's client markup: saved with the account, applied at once. */
export function MarkupSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const kept = useClientMarkup();
  const currency = useSettlement();
  const [unit, setUnit] = useState<ClientMarkup['unit']>(kept?.unit ?? 'percent');
  const { text, type, saved, place } = useMarkupText({ unit, currency }, kept);
  const record = lastQueued(useQueued(ownConfig, NAME));
  const markup = readMarkup(text, { unit, currency });
  const most = mostMarkup({ unit, currency });
  const save = () => {
    if (markup === null) return;
    type(saved);
    onClose();
    showOwnConfig({ clientMarkup: markup });
    queueChange(ownConfig, { key: NAME, value: markup }).catch(reportError);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Your markup`}
      end={record ? <OutboxTag record={record} /> : null}
      footer={
        <Button size="main" block disabled={markup === null} onPress={save}>
          {t`Save`}
        </Button>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Segmented
          label={t`Your markup`}
          options={CLIENT_MARKUP_UNITS.map((value) => ({ value, label: value === 'percent' ? t`Percent` : t`Amount` }))}
          value={unit}
          onChange={setUnit}
        />
        <FieldFrame
          name={NAME}
          label={unit === 'percent' ? t`Percent of what you pay` : t`Amount in ${currency}`}
          hint={t`Per passenger, on top of what you pay. Leave empty for none.`}
          error={markup === null ? t`Please enter a number up to ${most}.` : undefined}
        >
          <input
            id={fieldId(NAME)}
            className={control.control}
            value={text}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            aria-invalid={markup === null}
            aria-describedby={markup === null ? `${hintId(NAME)} ${errorId(NAME)}` : hintId(NAME)}
            onChange={({ target }) => type(target.value)}
          />
        </FieldFrame>
        <Example markup={markup} />
        {text === saved ? null : <NotSavedNote onDiscard={() => type(saved)} />}
        <OtherVersions id={place} />
      </form>
    </Sheet>
  );
}

/** The draft text for a unit, else the saved markup. */
function useMarkupText({ unit, currency }: Pick<ClientMarkup, 'unit' | 'currency'>, kept: ClientMarkup | null) {
  const isKept = kept?.unit === unit && (unit === 'percent' || kept.currency === currency);
  const saved = kept && isKept ? writeMarkup(kept) : '';
  const place = unit === 'percent' ? `${MARKUP_PLACE}/percent` : `${MARKUP_PLACE}/amount/${currency}`;
  return { ...useDraftText(place, saved), saved };
}

function Example({ markup }: { markup: ClientMarkup | null }) {
  const { t } = useLingui();
  const format = useFormat();
  if (markup === null) return null;
  const paid = { amount: EXAMPLE * 10 ** MINOR_UNITS[markup.currency], currency: markup.currency };
  const own = format.money(paid);
  const client = format.money(clientPriceOf(paid, markup, {}));
  return <p className={`num ${styles.example}`}>{t`You pay ${own}, the client pays ${client}.`}</p>;
}
