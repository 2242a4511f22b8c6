import type { Enquiry } from '../../../contract/enquiries.ts';
import type { Page } from '../../../contract/paging.ts';
import type { enquiries } from '../../db/schema/enquiries.ts';

export interface EnquiryRow {
  enquiry: typeof enquiries.$inferSelect;
  /** Of who has answered it. */
  by: string | null;
}

export function presentEnquiry({ enquiry, by }: EnquiryRow): Enquiry {
  const { id, name, email, phone, country, companyName, companyAddress, website, remarks } = enquiry;
  const { createdAt, answeredAt } = enquiry;
  return {
    ...{ id, name, email, phone, country, companyName, companyAddress, website, remarks },
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
