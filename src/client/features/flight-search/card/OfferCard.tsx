import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type KeyboardEvent, memo, useId } from 'react';
import type { Solution } from '../../../../contract/flight-search.ts';
import type { PassengerCounts } from '../../../../contract/passenger-terms.ts';
import type { PlaceNames } from '../../../places/use-place-names.ts';
import type { ClientPrices } from '../../../trip/client-prices.ts';
import { flightName } from '../../../trip/itinerary.ts';
import { CABIN_LABELS } from '../../../trip/labels.ts';
import { AirlineBadge } from '../../../ui/AirlineBadge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { labelOf } from '../../../ui/label-of.ts';
import { Tag } from '../../../ui/Tag.tsx';
import type { FlightCard } from '../engine/cards.ts';
import { adultMoney } from '../engine/offer-facts.ts';
import { BrandMatrix } from './BrandMatrix.tsx';
import { FareDetails } from './FareDetails.tsx';
import { FareFacts } from './FareFacts.tsx';
import { JourneyLine } from './JourneyLine.tsx';
import styles from './OfferCard.module.css';
import { PriceBlock } from './PriceBlock.tsx';

export interface OfferCardProps {
  card: FlightCard;
  passengers: PassengerCounts;
  /** The brand picked in this card; its cheapest otherwise. */
  pickedBrand: string | undefined;
  isOpen: boolean;
  isCheapest: boolean;
  prices: ClientPrices;
  /** Whether the face has its button; on phones the whole of it opens the card. */
  hasAction: boolean;
  names: PlaceNames;
  /** Why nothing can be chosen. */
  blockedReason: string | null;
  onToggle: (key: string) => void;
  onPick: (key: string, brandCode: string) => void;
  onChoose: (offer: Solution) => void;
  /** Keys pressed on the card's heading. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One flight of the results: its face, and opened the fares and details. */
export const OfferCard = memo(function OfferCard(props: OfferCardProps) {
  const { card, passengers, pickedBrand, isOpen, isCheapest, prices, blockedReason, onToggle, onChoose } = props;
  const panel = useId();
  const offer = card.brands.find((brand) => brand.brand.code === pickedBrand) ?? card.cheapest;
  const fares = card.brands.length;
  const hasTags = isCheapest || offer.selfTransfer || offer.alternative === true;
  return (
    <article className={styles.card} data-open={isOpen}>
      <div className={styles.face} data-tags={hasTags}>
        <CardHead
          offer={offer}
          names={props.names}
          isOpen={isOpen}
          panel={panel}
          onToggle={() => onToggle(card.key)}
          onKeyDown={props.onKeyDown}
        />
        {hasTags ? (
          <div className={styles.tags}>
            {offer.alternative ? (
              <Tag colour="warning">
                <Trans>alternative</Trans>
              </Tag>
            ) : null}
            {isCheapest ? (
              <Tag colour="success">
                <Trans>cheapest</Trans>
              </Tag>
            ) : null}
            {offer.selfTransfer ? (
              <Tag colour="warning">
                <Trans>self-transfer</Trans>
              </Tag>
            ) : null}
          </div>
        ) : null}
        <div className={styles.journeys}>
          {offer.journeys.map((journey) => (
            <JourneyLine
              key={`${journey.origin} ${journey.segments[0]?.departure}`}
              journey={journey}
              dated={offer.journeys.length > 1}
            />
          ))}
        </div>
        <div className={styles.price}>
          <PriceBlock offer={offer} passengers={passengers} prices={prices} />
        </div>
        <div className={styles.facts}>
          <FareFacts offer={offer} />
        </div>
        {props.hasAction ? (
          <div className={styles.action} data-acts>
            {fares > 1 && !isOpen ? (
              <Button size="small" onPress={() => onToggle(card.key)}>
                <Trans>Fares · {fares}</Trans>
              </Button>
            ) : (
              <Button size="small" disabled={blockedReason !== null} onPress={() => onChoose(offer)}>
                <Trans>Choose</Trans>
              </Button>
            )}
          </div>
        ) : null}
      </div>
      {isOpen ? (
        <div id={panel} className={styles.panel}>
          {fares > 1 ? (
            <BrandMatrix card={card} prices={prices} picked={offer} onPick={(code) => props.onPick(card.key, code)} />
          ) : null}
          <FareDetails offer={offer} passengers={passengers} prices={prices} />
          <ChooseButton offer={offer} prices={prices} blockedReason={blockedReason} onChoose={onChoose} />
        </div>
      ) : null}
    </article>
  );
});

interface CardHeadProps {
  offer: Solution;
  names: PlaceNames;
  isOpen: boolean;
  panel: string;
  onToggle: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function CardHead({ offer, names, isOpen, panel, onToggle, onKeyDown }: CardHeadProps) {
  const { i18n } = useLingui();
  const { comma } = useFormat();
  const segments = offer.journeys.flatMap((journey) => journey.segments);
  const [first] = segments;
  if (!first) return null;
  const operators = new Set(
    segments
      .filter((segment) => segment.operatingCarrier !== segment.carrier)
      .map((segment) => segment.operatingCarrier),
  );
  const airlines = [...new Set(segments.map((segment) => names.airline(segment.carrier)))].join(' / ');
  const operatedBy = [...operators].map(names.airline).join(comma);
  const cabins = [...new Set(segments.map((segment) => i18n._(labelOf(CABIN_LABELS, segment.cabin))))].join(' / ');
  const [type, ...otherTypes] = new Set(segments.map((segment) => names.aircraft(segment.aircraft)));
  const types = otherTypes.length > 0 ? `${type} +${otherTypes.length}` : type;
  const classes = [...new Set(segments.map((segment) => segment.bookingClass))].join(' ');
  return (
    <div className={styles.head}>
      <AirlineBadge code={first.carrier} colour={names.airlineColour(first.carrier)} />
      <div className={styles.titles}>
        <h2 className={styles.title}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            data-card-toggle
            onClick={onToggle}
            onKeyDown={onKeyDown}
          >
            {segments.map((segment, i) => (
              <Fragment key={`${flightName(segment)} ${segment.departure}`}>
                {i > 0 ? comma : null}
                <span className={styles.flight}>{flightName(segment)}</span>
              </Fragment>
            ))}
          </button>
        </h2>
        <p className={styles.sub}>
          <span className={styles.airline}>{airlines}</span>
          <span>
            {cabins} {classes}
          </span>
          <span className={styles.type}>{types}</span>
          {operatedBy ? (
            <span>
              <Trans>operated by {operatedBy}</Trans>
            </span>
          ) : null}
        </p>
      </div>
    </div>
  );
}

function ChooseButton({
  offer,
  prices,
  blockedReason,
  onChoose,
}: Pick<OfferCardProps, 'prices' | 'blockedReason' | 'onChoose'> & { offer: Solution }) {
  const format = useFormat();
  const price = format.money(prices.shown(adultMoney(offer)));
  const brand = offer.brand.name;
  return (
    <div className={styles.choose}>
      <Button block disabledReason={blockedReason} onPress={() => onChoose(offer)}>
        <Trans>
          Choose {brand} · {price}
        </Trans>
      </Button>
    </div>
  );
}
