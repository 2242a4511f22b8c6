import { useLingui } from '@lingui/react/macro';
import type { FieldSource } from '../../form/field-source.ts';
import type { FillSource } from './fills.ts';

/** The texts of a fill: the note above the fields, if it has one, and the one under each. */
export function useFillWords() {
  const { t } = useLingui();
  const notes: Record<FillSource['kind'], string | null> = {
    text: t`Filled in from pasted text. Please check it against the document.`,
    photo: t`Filled in from the photo. Please check it against the document.`,
    traveller: t`Filled in from your travellers.`,
    reservation: t`Filled in from the reservation. Please check it against the documents.`,
    // A line above the fields would move them while the number is typed.
    idcard: null,
  };
  const fields: Record<FillSource['kind'], string> = {
    text: t`From pasted text`,
    photo: t`From the photo of the document`,
    traveller: t`From your travellers`,
    reservation: t`From the reservation`,
    idcard: t`From the ID card number`,
  };
  const doubts: Record<FillSource['kind'], string> = {
    ...fields,
    text: t`From pasted text. Please check.`,
    photo: t`From the photo of the document. Please check.`,
  };
  return {
    noteOf: ({ kind }: FillSource): string | null => notes[kind],
    /** `path` is the form path. */
    fieldOf: ({ kind, doubtful = [], partnerCard = false }: FillSource, path: string): FieldSource => {
      const name = path.replace(/^[^.]*\./, '');
      if (doubtful.includes(path) || doubtful.includes(name))
        return { words: doubts[kind], isDoubtful: true, isQuiet: false };
      const isPartner = partnerCard && name.startsWith('frequentFlyer.');
      return {
        words: isPartner ? t`From your travellers: a card of an alliance partner` : fields[kind],
        isDoubtful: false,
        isQuiet: !isPartner && notes[kind] !== null,
      };
    },
  };
}
