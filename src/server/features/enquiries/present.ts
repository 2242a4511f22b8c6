import type { Enquiry, EnquiryStamp } from '../../../contract/enquiries.ts';
import type { Page } from '../../../contract/paging.ts';
import type { enquiries } from '../../db/schema/enquiries.ts';

export interface EnquiryRow {
  enquiry: typeof enquiries.$inferSelect;
  /** Who answered it. */
  by: string | null;
  /** Current name of the site it came from; null if deleted. */
  site: string | null;
}

export function presentEnquiry({ enquiry, by, site }: EnquiryRow): Enquiry {
  const { id, name, email, phone, country, companyName, companyAddress, website, remarks } = enquiry;
  const { host, isDoubtful, createdAt, answeredAt } = enquiry;
  return {
    ...{ id, name, email, phone, country, companyName, companyAddress, website, remarks },
    ...{ site: site ?? '', host, isDoubtful },
    createdAt: createdAt.toISOString(),
    answered: answeredAt ? { at: answeredAt.toISOString(), by: by ?? '–' } : null,
  };
}

export function presentEnquiries(
  rows: readonly EnquiryRow[],
  total: number,
  paging: { page: number; pageSize: number },
): Page<Enquiry> {
  return { list: rows.map(presentEnquiry), total, ...paging };
}

export function presentStamp(stamp: string): EnquiryStamp {
  return { stamp };
}
