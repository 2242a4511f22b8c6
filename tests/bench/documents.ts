import type { DocumentFields } from '../../src/contract/document-images.ts';
import { alpha3OfCode } from '../../src/parsing/text/countries.ts';
import { Recogniser } from '../../src/server/documents/recogniser.ts';
import { documentFonts } from '../factories/document-fonts.ts';
import { documentShot } from '../factories/document-shots.ts';
import type { Holder } from '../factories/passport-image.ts';
import { type Bench, median, round } from './figure.ts';

const PHOTOS = 120;
const TODAY = '2026-11-20';

/** The correct fields of a document. */
function rightFields(holder: Holder): Partial<Record<keyof DocumentFields, string | null>> {
  const country = (code: string) => alpha3OfCode(code);
  return {
    surname: holder.surname,
    givenNames: holder.givenNames,
    gender: holder.gender,
    birthDate: holder.birthDate,
    nationality: country(holder.nationality),
    number: holder.number,
    expiryDate: holder.expiryDate,
    issuingCountry: country(holder.issuer),
  };
}

function faultsOf(fields: DocumentFields, holder: Holder): { name: string; marked: boolean }[] {
  return Object.entries(rightFields(holder)).flatMap(([name, right]) => {
    const field = Object.entries(fields).find(([each]) => each === name)?.[1];
    return field?.value === right ? [] : [{ name, marked: field?.review ?? true }];
  });
}

/** Photos of made-up documents with many fonts and defects, read as the server reads them. */
export const documents: Bench = {
  name: 'documents',
  async measure() {
    const recogniser = new Recogniser();
    const times: number[] = [];
    let right = 0;
    let unmarked = 0;
    for (let seed = 1; seed <= PHOTOS; seed += 1) {
      const { holder, image, shot } = await documentShot(seed);
      const startedAt = performance.now();
      const outcome = await recogniser.read(image, TODAY, new AbortController().signal);
      times.push(performance.now() - startedAt);
      const faults = outcome.status === 'read' ? faultsOf(outcome.answer.fields, holder) : null;
      if (faults?.length === 0) right += 1;
      else process.stderr.write(`${seed} ${JSON.stringify(faults ?? outcome.status)} ${JSON.stringify(shot)}\n`);
      unmarked += faults?.filter(({ marked }) => !marked).length ?? 0;
    }
    await recogniser.stop();
    const share = round((right / PHOTOS) * 100);
    return [
      {
        what: `Photos of documents in ${documentFonts().length} fonts read fully right, of ${PHOTOS}`,
        measured: share,
        unit: '%',
        limit: 95,
        atLeast: true,
      },
      { what: 'Fields of them read wrong without a mark', measured: unmarked, unit: 'fields', limit: 0 },
      { what: 'Reading one photo, median', measured: round(median(times) / 1000), unit: 's', limit: 0.6 },
    ];
  },
};
