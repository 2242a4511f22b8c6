import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import type { Agency } from '../../../contract/agencies.ts';
import { DEFAULT_TERMS } from '../../../contract/agency-terms.ts';
import { DraftForm } from '../../form/DraftForm.tsx';
import { ConfigForm } from './ConfigForm.tsx';
import { FlightForm } from './FlightForm.tsx';
import { CHOICES, sampleAgency } from './sample-agency.ts';

vi.mock('../../api/settings.ts', () => ({ useLocale: () => 'en' }));
vi.mock('../../api/call.ts', () => ({ call: vi.fn<() => Promise<never>>() }));
vi.mock('../../form/after-press.ts', () => ({ afterPress: () => undefined }));
// Drafts are read in a browser, which is absent here.
vi.mock('../../offline/drafts/draft-values.ts', () => ({
  draftAt: () => undefined,
  useDraftAt: () => undefined,
  setDraft: () => undefined,
  textOfValue: (value: unknown) => JSON.stringify(value),
}));
vi.mock('../../manage/EditForm.tsx', () => ({
  EditForm: ({ initialValues, children }: { initialValues: object; children: ReactNode }) => (
    <DraftForm place="agency" initialValues={initialValues} onSubmit={() => false}>
      {() => <>{children}</>}
    </DraftForm>
  ),
}));

const { common, flight, train } = DEFAULT_TERMS;
const agency = sampleAgency;
const frame = ({ children }: { children: ReactNode }) => children;

const sourcesIn = (form: ReactNode) => {
  const words = rendered(form).replace(/<[^>]+>/g, '|');
  return [words.match(/From Harbour Travel/g)?.length, words.match(/\|Set here( ·)?\|/g)?.length ?? 0, words] as const;
};

test('each setting of an agency says whether it comes from the company above', () => {
  const [inherited, own, words] = sourcesIn(<ConfigForm agency={agency} frame={frame} />);
  expect(inherited).toBe(Object.keys(common).length + Object.keys(train).length);
  // Its currency, its language and its choices; an address for trains is not set.
  expect(own).toBe(2 + Object.keys(CHOICES).length);
  expect(words).toContain('If empty, Harbour Travel is not notified instead.');
  expect(words.match(/The agency may change it\./g)).toHaveLength(4);
});

test('so does each part of how flights are sold to it; a markup comes on top of what the company above pays', () => {
  const [inherited, own, words] = sourcesIn(<FlightForm agency={agency} frame={frame} />);
  expect(inherited).toBe(Object.keys(flight).length);
  // Neither a markup nor an address is set.
  expect(own).toBe(0);
  expect(words.match(/Added per person to what Harbour Travel pays\./g)).toHaveLength(4);
});

test('a markup and an address that are given say that they are set here', () => {
  const markups = { domestic: { unit: 'percent' as const, value: 250, limit: 0 } };
  const given = { ...agency.flight, markups, orderNotificationUrl: 'https://quay.example/orders' };
  const [, own] = sourcesIn(<FlightForm agency={{ ...agency, flight: given }} frame={frame} />);
  expect(own).toBe(2);
});

test.each(['settlementCurrency', 'creditPeriod', 'singleSession', 'isShowBill', 'train.notificationUrl'])(
  'where the value of %s comes from describes its control',
  (name) => {
    const form = rendered(<ConfigForm agency={agency} frame={frame} />);
    const id = `source-${name}`;
    expect(form.split(`id="${id}"`)).toHaveLength(2);
    expect(form).toMatch(new RegExp(`aria-describedby="([^"]* )?${id}[" ]`));
  },
);

test('a switch that holds for the company above says that it holds here as well', () => {
  const held = (one: Agency) =>
    [<ConfigForm key="config" agency={one} frame={frame} />, <FlightForm key="flight" agency={one} frame={frame} />]
      .map((form) => rendered(form).match(/Switched (on|off) for the company above, and therefore here too\./g))
      .map((found) => found?.map((words) => words.split(' ')[1]));
  expect(held(agency)).toEqual([undefined, undefined]);
  const restricted = {
    common: {
      ...common,
      enableFlightService: false,
      hidePnrBooking: true,
      hideMainlandContent: true,
      isShowBill: false,
    },
    flight: { ...flight, freeBaggageOnly: true, fareBasisOnly: true, showSuppliers: !flight.showSuppliers },
    train,
  };
  expect(held({ ...agency, inherited: restricted })).toEqual([
    ['off', 'on', 'on'],
    ['on', 'on'],
  ]);
});
