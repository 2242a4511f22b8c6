import { type OpenedId, readOpenedId } from '../../ui/opened-id.ts';

/** The search params of the agencies: the open one, and whether only those without any funds left are listed. */
export interface AgenciesSearch extends OpenedId {
  spent?: true;
}

/** In the first load: imports next to nothing. */
export function readAgenciesSearch(raw: Record<string, unknown>): AgenciesSearch {
  return { ...readOpenedId(raw), ...(raw.spent === true ? { spent: true } : {}) };
}
