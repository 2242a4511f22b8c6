import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../../tests/factories/drawn.tsx';
import { NoTrains } from './TrainResults.tsx';

vi.mock('../../../ui/width.ts', () => ({ useWidth: () => 'phone' }));
vi.mock('../../../api/client-safe.ts', () => ({ useClientSafe: () => false }));

test('where no train is left the screen says why: none runs, or the company is sold none inside mainland China', () => {
  expect(rendered(<NoTrains isMainlandHidden />)).toContain('switched off for your company');
  const none = rendered(<NoTrains isMainlandHidden={false} />);
  expect(none).toContain('Try another day');
  expect(none).not.toContain('switched off');
});
