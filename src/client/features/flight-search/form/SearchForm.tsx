import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import type { FieldMessageKey } from '../../../../contract/messages.ts';
import { accountOf, useSession } from '../../../api/session.ts';
import { useContractMessages } from '../../../form/contract-words.ts';
import { cityOfPlace, usePlaces } from '../../../places/dictionary-queries.ts';
import { announce } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { NO_FILTERS, setOptions, viewParamsOf } from '../engine/filters.ts';
import { checkDraft, type DraftErrors, type DraftField } from '../search/check-draft.ts';
import { type SearchDraft, searchOfDraft, usedLegs } from '../search/draft.ts';
import { keepRecentSearch, ownPlaces } from '../search/recent-searches.ts';
import { paramsOf } from '../search/search-params.ts';
import { todayHere } from '../search/today.ts';
import { endSearchDraft } from '../search/use-search-draft.ts';
import { DatesField } from './DatesField.tsx';
import type { FormPart, SearchFormProps } from './form-part.ts';
import { LegRows } from './LegRows.tsx';
import { PartyField } from './PartyField.tsx';
import { PlacePair } from './PlacePair.tsx';
import styles from './SearchForm.module.css';

export function SearchForm({ look, draft, onDraft }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const account = accountOf(useSession());
  const { check, submit, formError, errorAt, isTried } = useSubmit(draft, account, form);
  const recent = useMemo(() => ownPlaces(account, todayHere()), [account]);
  const part: FormPart = { draft, onDraft, look, errorAt, recent };
  return (
    <form ref={form} className={styles.form} data-look={look} noValidate onSubmit={submit}>
      {draft.bookingType === 'multicity' ? (
        <LegRows {...part} />
      ) : (
        <>
          <PlacePair {...part} index={0} />
          {look === 'bar' ? <DatesField {...part} index={0} /> : null}
        </>
      )}
      <div className={styles.pair}>
        {draft.bookingType !== 'multicity' && look === 'page' ? <DatesField {...part} index={0} /> : null}
        <PartyField {...part} />
      </div>
      <div className={styles.submit}>
        <Button type="submit" size="main" block busy={isTried && check === null}>
          {look === 'bar' ? <Trans>Search</Trans> : <Trans>Search flights</Trans>}
        </Button>
      </div>
      {formError ? (
        <p role="alert" className={styles.error}>
          {formError}
        </p>
      ) : null}
    </form>
  );
}

/** Validates the draft from the first submit on, and goes to the results once it is valid. */
function useSubmit(draft: SearchDraft, account: string, form: React.RefObject<HTMLFormElement | null>) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const navigate = useNavigate();
  const places = usePlaces();
  const [isTried, setTried] = useState(false);
  const check = places ? checkDraft(draft, (code) => cityOfPlace(places, code), todayHere()) : null;
  const shown = isTried ? check : null;
  const words = useContractMessages(shown !== null && (shown.form !== null || shown.fields.size > 0));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!check) return;
    if (check.form || check.fields.size > 0) {
      announce((check.form ? words?.field('journeyEmpty', locale) : null) ?? t`Please check the marked fields`);
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[data-invalid="true"] :is(input, button)')?.focus(),
      );
      return;
    }
    const search = searchOfDraft(draft);
    keepRecentSearch(account, search, todayHere());
    const used = new Set(usedLegs(draft).flatMap((leg) => [leg.origin, leg.destination]));
    const alone = draft.airportOnly.filter((code) => used.has(code));
    // The currency names only a price limit, and none is set here.
    const view = viewParamsOf(setOptions(NO_FILTERS, 'airport', alone), 'price', 'CNY');
    endSearchDraft();
    void navigate({ to: '/flight/booking/results', search: { ...paramsOf(search), ...view } });
  };
  return {
    check,
    submit,
    isTried,
    formError: formErrorOf(shown),
    errorAt: errorsOf(shown, (key) => words?.field(key, locale) ?? t`Please check the marked fields`),
  };

  function formErrorOf(errors: DraftErrors | null): string | null {
    return errors?.form ? (words?.field('journeyEmpty', locale) ?? null) : null;
  }
}

function errorsOf(errors: DraftErrors | null, say: (key: FieldMessageKey) => string) {
  return (field: DraftField): string | undefined => {
    const key = errors?.fields.get(field);
    return key && say(key);
  };
}
