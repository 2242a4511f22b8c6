import { beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import { type ChangeSearch, useOrdersSearch } from './use-orders-search.ts';

const navigate = vi.hoisted(() => vi.fn<(to: object) => void>());
const params = vi.hoisted((): { id?: string } => ({}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original()),
  useNavigate: () => navigate,
  useSearch: () => ({}),
  useRouter: () => ({
    getMatchedRoutes: () => ({ 1: params }),
    latestLocation: { pathname: '/flight/orders' },
  }),
}));

beforeEach(() => navigate.mockClear());

function changeOf(): ChangeSearch {
  const changes: ChangeSearch[] = [];
  const List = () => {
    changes.push(useOrdersSearch().change);
    return null;
  };
  rendered(<List />);
  const [change] = changes;
  if (!change) throw new Error('The list was not drawn.');
  return change;
}

test('a list that is narrowed leaves what is open beside it where it was read', () => {
  params.id = '2612048817';
  changeOf()({ q: 'CHAN' });
  expect(navigate.mock.calls[0]?.[0]).toMatchObject({ params: { id: '2612048817' }, resetScroll: false });
});

test('with nothing open it begins at its top', () => {
  delete params.id;
  changeOf()({ q: 'CHAN' });
  expect(navigate.mock.calls[0]?.[0]).not.toHaveProperty('resetScroll');
});
