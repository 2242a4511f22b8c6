import { describe, expect, it } from 'vitest';
import type { TicketFate } from '../../contract/ticket-fates.ts';
import { ENDED_TICKET_LABELS, instead, listedTag, orderTag } from './ended-tickets.ts';

const of = (status: string, ...passengers: TicketFate[]) => instead({ status, type: 'origin', passengers });

describe('what is said of an order instead of its status', () => {
  it('is what became of its tickets once nobody travels on any of them', () => {
    const [exchanged, refunded, voided] = [
      { exchangedFor: '9990000000001' },
      { givenBack: 'refunded' },
      { givenBack: 'voided' },
    ] as const;
    expect(of('issued', exchanged, exchanged)).toBe(ENDED_TICKET_LABELS.changed);
    expect(of('changed', refunded)).toBe(ENDED_TICKET_LABELS.refunded);
    expect(of('issued', voided)).toBe(ENDED_TICKET_LABELS.voided);
    expect(of('issued', exchanged, refunded)).toBe(ENDED_TICKET_LABELS.several);
  });

  it('is nothing while one ticket is valid, or none was issued', () => {
    expect(of('issued', { givenBack: 'refunded' }, { givenBack: 'partlyRefunded' })).toBeNull();
    expect(of('issued', { givenBack: 'voided' }, {})).toBeNull();
    expect(of('to_be_paid', {})).toBeNull();
  });

  it('is that a quote expired where a request was closed, not a booking', () => {
    const closed = { status: 'closed', passengers: [{}] };
    expect(instead({ ...closed, type: 'change' })?.message).toContain('The quote expired');
    expect(instead({ ...closed, type: 'refund' })?.message).toContain('The quote expired');
    expect(instead({ ...closed, type: 'origin' })).toBeNull();
  });
});

describe('the tag of an order in a list', () => {
  const tag = (...of: Parameters<typeof listedTag>) => {
    const { colour, labels } = listedTag(...of);
    return [colour, ...labels.map(({ message }) => message)];
  };

  it('is its status in its colour while somebody can travel', () => {
    expect(tag({ product: 'train', status: 'issued', spentBy: null })).toEqual(['success', 'Issued']);
    expect(tag({ product: 'flight', status: 'to_be_paid' })).toEqual(['primary', 'To be paid']);
  });

  it('is grey, and says what ended all its tickets', () => {
    expect(tag({ product: 'train', status: 'issued', spentBy: 'refunded' })).toEqual(['info', 'Issued', 'Refunded']);
    expect(tag({ product: 'flight', status: 'changed', spentBy: 'voided' })).toEqual(['info', 'Changed', 'Voided']);
    expect(tag({ product: 'flight', status: 'changed', spentBy: 'changed' })).toEqual(['info', 'Changed']);
    expect(tag({ product: 'group', status: 'issued', spentBy: 'several' })).toEqual([
      'info',
      'Issued',
      'Changed or refunded',
    ]);
  });
});

describe('the tag of an order on its own page', () => {
  const said = (...of: Parameters<typeof orderTag>) => {
    const { colour, labels } = orderTag(...of);
    return [colour, ...labels.map(({ message }) => message)];
  };
  const issued = { status: 'issued', type: 'origin' } as const;

  it('says what ended its tickets, as that of the list does', () => {
    const voided = { givenBack: 'voided' } as const;
    expect(said({ ...issued, passengers: [voided, voided] }, 'flight')).toEqual(['info', 'Issued', 'Voided']);
    expect(said({ ...issued, passengers: [{ givenBack: 'refunded' }] }, 'train')).toEqual([
      'info',
      'Issued',
      'Refunded',
    ]);
    expect(said({ ...issued, passengers: [voided, {}] }, 'flight')).toEqual(['success', 'Issued']);
  });

  it('is the status alone where tickets were never issued, or a request speaks of them', () => {
    const passengers = [{ givenBack: 'refunded' }] as const;
    expect(said({ status: 'refunded', type: 'refund', passengers }, 'flight')).toEqual(['success', 'Refunded']);
    expect(said({ status: 'closed', type: 'change', passengers: [{}] }, 'flight')).toEqual(['info', 'Closed']);
  });
});
