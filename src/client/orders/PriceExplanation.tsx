import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Currency } from '../../contract/money.ts';
import { type ClientPriced, clientPaysFor, clientRows, currencyOf } from '../../contract/order-prices.ts';
import type { DeskPrice, DeskPriceLine, FlightPrice } from '../../contract/price-explanation.ts';
import { type ApiError, messageOf } from '../api/errors.ts';
import { useApiQuery } from '../api/queries.ts';
import { useClientPrices } from '../trip/use-client-prices.ts';
import { Button } from '../ui/Button.tsx';
import { useFormat } from '../ui/format.ts';
import { Note } from '../ui/Note.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Unloaded } from '../ui/Unloaded.tsx';
import { PaidRows } from './PaidRows.tsx';
import styles from './PriceExplanation.module.css';
import { PartySum, RuledLabel, useMarkupWords, useSupplierWords } from './PriceExplanationRows.tsx';
import { PriceRow } from './PriceRow.tsx';
import { PRICE_LABELS } from './price-labels.ts';
import price from './price-rows.module.css';

/** Opens how a booking's price is made, from the supplier's fare down: for the provider's desk. */
export function DeskPriceButton({ id }: { id: string }) {
  return (
    <ExplanationButton>
      <DeskExplanation id={id} />
    </ExplanationButton>
  );
}

/** Opens how the agency's own price of a booking is made; in client-safe mode, only its client's. */
export function PriceButton({ order }: OrderProps) {
  return (
    <ExplanationButton>
      <PriceExplanation order={order} />
    </ExplanationButton>
  );
}

interface OrderProps {
  order: ClientPriced & { id: string };
}

export function PriceExplanation({ order }: OrderProps) {
  const { isSafe } = useClientPrices();
  return isSafe ? <ClientExplanation order={order} /> : <OwnExplanation id={order.id} />;
}

function ExplanationButton({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="plain" size="small" onPress={() => setOpen(true)}>
        <Trans>How this price is made</Trans>
      </Button>
      {isOpen ? (
        <Sheet open onClose={close} title={t`How this price is made`} breakpoints="full" scrollsByKey>
          {children}
        </Sheet>
      ) : null}
    </>
  );
}

/** The fee is known only once it is paid: the sheet asks again whenever it opens. */
const ASKED_ANEW = { staleTime: 0 };

export function DeskExplanation({ id }: { id: string }) {
  const query = useApiQuery('explainDeskPrice', { id }, ASKED_ANEW);
  if (!query.data) return <Loading query={query} />;
  const told = query.data;
  return (
    <Explanation told={told} label={<Trans>Agency pays</Trans>}>
      {told.parties.map((party, place) => (
        // Of each type there is one party, except in changed orders.
        <DeskParty key={`${party.passengerType}-${place}`} party={party} told={told} />
      ))}
    </Explanation>
  );
}

function OwnExplanation({ id }: { id: string }) {
  const query = useApiQuery('explainFlightPrice', { id }, ASKED_ANEW);
  const format = useFormat();
  if (!query.data) return <Loading query={query} />;
  const told = query.data;
  const { clientTotal, currency } = told;
  const hasMarkup = clientTotal !== null && clientTotal !== told.total;
  return (
    <Explanation
      told={told}
      label={<Trans>You pay</Trans>}
      end={
        hasMarkup ? (
          <PriceRow label={<Trans>Client pays</Trans>} value={format.money({ amount: clientTotal, currency })} />
        ) : null
      }
    >
      {told.parties.map((party, place) => (
        <OwnParty key={`${party.passengerType}-${place}`} party={party} currency={currency} />
      ))}
    </Explanation>
  );
}

/** The client's price alone, as the order has it: no net price is loaded for it. */
function ClientExplanation({ order }: { order: ClientPriced }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const prices = useClientPrices();
  const currency = currencyOf(order);
  const text = (amount: number | null) => format.money(amount === null ? null : { amount, currency });
  return (
    <dl className={`${price.rows} ${styles.rows}`}>
      {clientRows(order, prices).map(({ type, count, fare, parts, each, sum }, place) => (
        <div key={`${type}-${place}`} className={price.rows}>
          {each === null ? null : <PriceRow label={i18n._(PRICE_LABELS.fare)} value={text(fare)} />}
          {parts.map(({ field, amount }) => (
            <PriceRow key={field} label={i18n._(PRICE_LABELS[field])} value={text(amount)} />
          ))}
          <PartySum type={type} count={count} each={text(each)} all={text(sum)} />
        </div>
      ))}
      <Total label={<Trans>Total</Trans>} value={format.money(clientPaysFor(order, prices))} />
    </dl>
  );
}

function Loading({ query }: Pick<Parameters<typeof Unloaded>[0], 'query'> & { query: { error: ApiError | null } }) {
  const { t } = useLingui();
  const error = query.error ? messageOf(query.error) : null;
  return (
    <Unloaded query={query} error={error} offline={t`This needs a connection.`}>
      <Skeleton height="32px" lines={6} />
    </Unloaded>
  );
}

interface ExplanationProps {
  told: DeskPrice | FlightPrice;
  /** Names the total. */
  label: ReactNode;
  children: ReactNode;
  end?: ReactNode;
}

/** The parties' prices and their total, with the payment channel's fee. */
function Explanation({ told, label, children, end = null }: ExplanationProps) {
  const format = useFormat();
  const { currency, isExplained, fee } = told;
  const total = { amount: told.total, currency };
  return (
    <div className={styles.body}>
      {isExplained ? null : (
        <Note tone="info">
          <Trans>Booked before the portal stored how prices are made: only the parts are shown.</Trans>
        </Note>
      )}
      <dl className={`${price.rows} ${styles.rows}`}>
        {children}
        <Total label={label} value={format.money(total)} />
        <PaidRows total={total} fee={fee > 0 ? { amount: fee, currency } : undefined} />
        {end}
      </dl>
    </div>
  );
}

function Total({ label, value }: { label: ReactNode; value: string }) {
  return (
    <div className={price.total}>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

function DeskParty({ party, told }: { party: DeskPrice['parties'][number]; told: DeskPrice }) {
  const format = useFormat();
  const labelOf = useDeskLabels(told);
  const text = (amount: number) => format.money({ amount, currency: told.currency });
  const { passengerType, count, lines, price: each } = party;
  return (
    <>
      {lines.map((line) => (
        <PriceRow key={`${line.kind}-${line.seller?.id ?? ''}`} label={labelOf(line)} value={text(line.amount)} />
      ))}
      <PartySum type={passengerType} count={count} each={text(each)} all={text(each * count)} />
    </>
  );
}

function useDeskLabels({ isExplained, region }: DeskPrice): (line: DeskPriceLine) => ReactNode {
  const { t, i18n } = useLingui();
  const supplierWords = useSupplierWords();
  const markupWords = useMarkupWords();
  return ({ kind, seller, rule }) => {
    if (kind !== 'markup') return <RuledLabel name={i18n._(PRICE_LABELS[kind])} rule={supplierWords(rule)} />;
    const company = seller?.name ?? '';
    const none = isExplained ? [t`no markup for such trips`] : [];
    return <RuledLabel name={t`Markup of ${company}`} rule={rule ? markupWords(rule, region) : none} />;
  };
}

function OwnParty({ party, currency }: { party: FlightPrice['parties'][number]; currency: Currency }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const markupWords = useMarkupWords();
  const text = (amount: number) => format.money({ amount, currency });
  const { passengerType, count, lines, price: each, client } = party;
  const said = (kind: (typeof lines)[number]['kind']) =>
    kind === 'fare' ? t`as sold to you, in one amount` : t`as the airline charges it, without markup`;
  return (
    <>
      {lines.map(({ kind, amount }) => (
        <PriceRow
          key={kind}
          label={<RuledLabel name={i18n._(PRICE_LABELS[kind])} rule={[said(kind)]} />}
          value={text(amount)}
        />
      ))}
      <PartySum type={passengerType} count={count} each={text(each)} all={text(each * count)} />
      {client && client.markup !== 0 ? (
        <>
          <PriceRow
            isInner
            label={<RuledLabel name={t`Your markup`} rule={client.rule ? markupWords(client.rule) : []} />}
            value={text(client.markup)}
          />
          <PriceRow isInner label={count > 1 ? t`Client pays for one` : t`Client pays`} value={text(client.price)} />
        </>
      ) : null}
    </>
  );
}
