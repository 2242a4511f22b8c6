import { type OpenedId, readOpenedId } from '../../ui/opened-id.ts';

/** What the address of the agencies holds: the one that is open, and whether only those with nothing left to pay with are listed. */
export interface AgenciesSearch extends OpenedId {
  spent?: true;
}

/** Of the first load: imports next to nothing. */
export function readAgenciesSearch(raw: Record<string, unknown>): AgenciesSearch {
  return { ...readOpenedId(raw), ...(raw.spent === true ? { spent: true } : {}) };
}
