import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import type { Enquiry } from '../../../contract/enquiries.ts';
import { EnquiryItem } from './EnquiryItem.tsx';

vi.mock('../../api/call.ts', () => ({ call: vi.fn<() => Promise<never>>() }));
vi.mock('../../api/countries.ts', () => ({ useCountries: () => undefined }));
vi.mock('../../api/online.ts', () => ({ useOnline: () => true }));
vi.mock('../../ui/Button.tsx', () => ({ Button: ({ children }: { children: ReactNode }) => children }));
vi.mock('../../ui/confirm-dialog.ts', () => ({ confirmDialog: vi.fn<() => Promise<boolean>>() }));

const ENQUIRY: Enquiry = {
  ...{ id: '1', name: 'Ms Lin', email: 'lin@example.com', phone: '+852 2123 4567', country: 'HK' },
  ...{ companyName: '', companyAddress: '', website: '', remarks: '', answered: null },
  ...{ createdAt: '2026-11-20T02:00:00Z', site: 'Harbour Travel', host: 'harbour.example', isDoubtful: false },
};
const wordsOf = (changes: Partial<Enquiry>) =>
  rendered(<EnquiryItem enquiry={{ ...ENQUIRY, ...changes }} place="desk" />).replace(/<[^>]+>/g, ' ');

test('an enquiry says from which site it came, by as much as is known of it', () => {
  expect(wordsOf({})).toContain('Sent from Harbour Travel, harbour.example ');
  expect(wordsOf({ host: '' })).toContain('Sent from Harbour Travel ');
  expect(wordsOf({ site: '' })).toContain('Sent from harbour.example ');
  expect(wordsOf({ site: '', host: '' })).not.toContain('Sent from');
});

test('one that a machine may have sent says so, and is reached and answered as others are', () => {
  expect(wordsOf({})).not.toContain('automated');
  expect(wordsOf({ isDoubtful: true })).toContain('This may be automated');
  for (const words of ['lin@example.com', '+852 2123 4567', 'Mark as answered', 'Delete'])
    expect(wordsOf({ isDoubtful: true })).toContain(words);
});
