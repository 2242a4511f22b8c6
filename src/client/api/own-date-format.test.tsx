import { beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import type { DateFormat } from '../../contract/limits.ts';
import { FormatContext, useFormat } from '../ui/format.ts';
import { useDateFormat } from './own-date-format.ts';

interface Said {
  /** The agent's choice; undefined until made. */
  own: DateFormat | undefined;
  /** The site's; null until it has answered. */
  site: { dateFormat: DateFormat } | null;
}
const said = vi.hoisted((): Said => ({ own: undefined, site: null }));
vi.mock('./session.ts', async (original) => ({
  ...(await original<object>()),
  useMe: () => ({ userInfo: { config: { dateFormat: said.own } } }),
}));
vi.mock('./site.ts', () => ({ useSiteConfig: () => said.site }));

const Day = () => useFormat().date('2026-12-05', 'plain');

/** As in the shell around every page. */
function Screen() {
  const dateFormat = useDateFormat();
  return (
    <FormatContext value={{ locale: 'en', currency: 'CNY', rates: {}, dateFormat }}>
      <Day />
    </FormatContext>
  );
}

beforeEach(() => Object.assign(said, { own: undefined, site: null }));

test('dates on a screen are written as the site says', () => {
  said.site = { dateFormat: 'dd/MM/yyyy' };
  expect(rendered(<Screen />)).toBe('05/12/2026');
});

test('an agent who has chosen a format reads that one on every site', () => {
  Object.assign(said, { own: 'yyyy-MM-dd', site: { dateFormat: 'dd/MM/yyyy' } });
  expect(rendered(<Screen />)).toBe('2026-12-05');
});

test('until the site has answered, dates are written the usual way', () => {
  expect(rendered(<Screen />)).toBe('2026-12-05');
});
