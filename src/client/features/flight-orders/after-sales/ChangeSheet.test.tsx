import type { ComponentProps, ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import type { Checkbox } from '../../../ui/Checkbox.tsx';
import { order } from '../sample-order.ts';
import { ChangeSheet } from './ChangeSheet.tsx';

vi.mock('../../../api/client-safe.ts', () => ({ useClientSafe: () => false }));
vi.mock('../../../api/online.ts', () => ({ useOnline: () => true }));
vi.mock('../../../form/after-press.ts', () => ({ afterPress: () => undefined }));
vi.mock('../../../form/DateField.tsx', () => ({ DateField: ({ name }: { name: string }) => <i data-name={name} /> }));
vi.mock('../../../offline/drafts/draft-values.ts', async (original) => ({
  ...(await original<object>()),
  useDraftAt: () => undefined,
  useDraftsAt: () => [],
}));
vi.mock('../../../places/use-place-names.ts', () => ({ usePlaceNames: () => ({ city: (code: string) => code }) }));
vi.mock('./use-ask-flight.ts', () => ({
  useAskFlight: () => ({ mutate: () => undefined, isPending: false, error: null }),
}));
vi.mock('../../../ui/Checkbox.tsx', () => ({
  Checkbox: ({ checked, disabled, children }: ComponentProps<typeof Checkbox>) => (
    <label data-checked={checked} data-disabled={disabled}>
      {children}
    </label>
  ),
}));
vi.mock('../../../ui/Sheet.tsx', () => ({
  Sheet: ({ children, footer }: Record<'children' | 'footer', ReactNode>) => (
    <>
      {children}
      {footer}
    </>
  ),
}));

/** A return trip, each way on a day of its own. */
function trip(there: string, back: string): FlightOrder {
  const journeys = order().journeys.flatMap((journey) => [
    { ...journey, segments: journey.segments.map((flight) => ({ ...flight, departure: `${there}T09:15` })) },
    {
      ...journey,
      origin: journey.destination,
      destination: journey.origin,
      segments: journey.segments.map((flight) => ({ ...flight, departure: `${back}T18:40` })),
    },
  ]);
  return order({ status: 'issued', journeys });
}

const sheet = (shown: FlightOrder) => drawn(<ChangeSheet order={shown} open onClose={() => undefined} />);
const boxOf = (html: string, route: string) => html.split('<label').find((box) => box.includes(route)) ?? '';

test('of a trip whose outbound flight has left the way back is meant, and the other cannot be chosen', async () => {
  const html = await sheet(trip('2020-03-02', '2999-03-09'));
  expect(boxOf(html, 'PVG → SIN')).toContain('data-checked="false" data-disabled="true"');
  expect(boxOf(html, 'PVG → SIN')).toContain('departed');
  expect(boxOf(html, 'SIN → PVG')).toContain('data-checked="true" data-disabled="false"');
  expect(html).toContain('data-name="journeys[1].date"');
  expect(html).not.toContain('data-name="journeys[0].date"');
});

test('of a trip that is still ahead the first way is meant', async () => {
  const html = await sheet(trip('2999-03-02', '2999-03-09'));
  expect(boxOf(html, 'PVG → SIN')).toContain('data-checked="true" data-disabled="false"');
  expect(html).not.toContain('departed');
});

test('of a trip that is over nothing can be changed, and the button says so', async () => {
  const html = await sheet(trip('2020-03-02', '2020-03-09'));
  expect(html).toContain('All flights of this booking have left.');
});
