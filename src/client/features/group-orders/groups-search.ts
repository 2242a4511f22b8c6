/** The search params of the list of groups. In the first load: imports nothing. */
export interface GroupsSearch {
  /** Only groups in this status. */
  status?: string;
}

export function readGroupsSearch({ status }: Record<string, unknown>): GroupsSearch {
  return typeof status === 'string' && /^[a-z_]{1,40}$/.test(status) ? { status } : {};
}
