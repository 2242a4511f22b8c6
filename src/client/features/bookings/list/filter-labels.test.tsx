import { expect, test } from 'vitest';
import { rendered } from '../../../../../tests/factories/drawn.tsx';
import { LOCALES } from '../../../../contract/locale.ts';
import { ORDER_STATUSES } from '../../../../contract/order-products.ts';
import { messages as en } from '../../../locales/en.po';
import { messages as zhCn } from '../../../locales/zh-cn.po';
import { messages as zhTw } from '../../../locales/zh-tw.po';
import type { SheetFilter } from '../../../orders/order-filters.ts';
import { EVERY_STATUS_LABELS } from '../../../orders/order-labels.ts';
import { FormatContext } from '../../../ui/format.ts';
import { choiceOf, STATUS_CHOICES, useFilterWords } from './filter-labels.ts';

const CATALOGUES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };

test.each(LOCALES)('no two choices of the filter by status have the same name, in %s', (locale) => {
  const names = STATUS_CHOICES.slice(1).map((choice) => {
    const status = ORDER_STATUSES.find((one) => one === choice.split(',')[0]);
    return status && String(CATALOGUES[locale]?.[EVERY_STATUS_LABELS[status].id]);
  });
  expect(new Set(names).size).toBe(names.length);
});

test('every status is found by one choice, a cancelled order by the same whoever has cancelled it', () => {
  expect(
    STATUS_CHOICES.slice(1)
      .flatMap((choice) => choice.split(','))
      .toSorted(),
  ).toEqual(ORDER_STATUSES.toSorted());
  expect(choiceOf('canceled')).toBe(choiceOf('origin_canceled'));
  expect(choiceOf('issued')).toBe('issued');
});

function Chip({ name, value }: { name: SheetFilter; value: string }) {
  return useFilterWords()(name, value);
}

test('a filter that is set says its days as the agent writes them, and its status by name', () => {
  const chip = (name: SheetFilter, value: string) =>
    rendered(
      <FormatContext value={{ locale: 'en', currency: 'CNY', rates: {}, dateFormat: 'dd/MM/yyyy' }}>
        <Chip name={name} value={value} />
      </FormatContext>,
    );
  expect(chip('departureFrom', '2026-12-14')).toBe('Departure from: 14/12/2026');
  expect(chip('status', choiceOf('canceled'))).toBe('Status: Cancelled');
  expect(chip('status', 'from_a_newer_server')).toBe('Status: from_a_newer_server');
  expect(chip('pnr', 'K7QW2M')).toBe('PNR: K7QW2M');
});
