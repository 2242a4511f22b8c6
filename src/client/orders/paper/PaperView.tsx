import { INTL_TAG } from '../../../contract/locale.ts';
import type { Paper } from '../../../contract/paper/paper.ts';
import { issuerLogo } from '../../../contract/paper/paper-names.ts';
import { type PaperLeg, type PaperStop, stopPlace } from '../../../contract/paper/paper-trip.ts';
import { useMe } from '../../api/session.ts';
import { useSiteConfig } from '../../api/site.ts';
import styles from './PaperView.module.css';

/** An order for its traveller. */
export function PaperView({ paper }: { paper: Paper }) {
  const company = useMe()?.company;
  const site = useSiteConfig();
  const logo = company ? issuerLogo(company, site) : '';
  return (
    <div className={styles.paper} lang={INTL_TAG[paper.locale]}>
      <header
        className={styles.head}
        style={paper.accent ? { borderBlockEnd: `2px solid ${paper.accent}` } : undefined}
      >
        {logo ? <img className={styles.logo} src={logo} alt="" /> : null}
        <p>
          <strong>{paper.issuer}</strong>
        </p>
        <p>{paper.title}</p>
        <h1>{paper.booking}</h1>
        <p>{paper.facts.join(' · ')}</p>
      </header>
      {paper.journeys.map(({ title, legs }) => (
        <section key={`${title} ${legs[0]?.number} ${legs[0]?.under}`} className={styles.journey}>
          {title ? <h2>{title}</h2> : null}
          {legs.map((leg) => (
            <Leg key={`${leg.number} ${leg.under}`} leg={leg} />
          ))}
        </section>
      ))}
      {paper.people ? <People people={paper.people} /> : null}
      {paper.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {paper.prices ? <Prices prices={paper.prices} /> : null}
      <p>{paper.contact}</p>
      <p>{paper.foot}</p>
    </div>
  );
}

function People({ people }: { people: NonNullable<Paper['people']> }) {
  return (
    <table className={styles.people}>
      <thead>
        <tr>
          <th scope="col">{people.head.name}</th>
          <th scope="col">{people.head.ticket}</th>
        </tr>
      </thead>
      <tbody>
        {people.rows.map(({ id, name, ticket, note }) => (
          <tr key={id}>
            <td>{name}</td>
            <td className="num">
              {ticket}
              {note ? ` (${note})` : ''}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Leg({ leg }: { leg: PaperLeg }) {
  return (
    <div className={styles.leg}>
      {leg.wait ? <p className={styles.quiet}>{leg.wait}</p> : null}
      <p>
        <strong>{leg.number}</strong> · {leg.details}
      </p>
      {leg.operated ? <p className={styles.quiet}>{leg.operated}</p> : null}
      <p className={styles.quiet}>{leg.under}</p>
      <Stop stop={leg.from} />
      <Stop stop={leg.to} />
    </div>
  );
}

function Stop({ stop }: { stop: PaperStop }) {
  const { clock, days } = stop;
  return (
    <p className={styles.stop}>
      <strong className="num">
        {clock} {days}
      </strong>
      <span>{stopPlace(stop)}</span>
    </p>
  );
}

function Prices({ prices: { title, rows } }: { prices: NonNullable<Paper['prices']> }) {
  return (
    <section>
      <h2>{title}</h2>
      <dl className={styles.prices}>
        {rows.map(({ label, value, level }) => (
          <div key={`${level} ${label} ${value}`} data-level={level}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
