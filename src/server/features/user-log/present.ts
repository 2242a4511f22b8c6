import type { Page } from '../../../contract/paging.ts';
import type { UserLog } from '../../../contract/user-log.ts';
import type { LogRow } from './log-row.ts';

export function presentLogs(
  { rows, total }: { rows: readonly LogRow[]; total: number },
  paging: { page: number; pageSize: number },
): Page<UserLog> {
  return { list: rows.map(presentLog), total, ...paging };
}

function presentLog({ entry, user, name }: LogRow): UserLog {
  return {
    id: String(entry.id),
    at: entry.at.toISOString(),
    user: user ? { id: user.id, username: user.username, nickname: user.nickname } : null,
    action: entry.action,
    subject: { type: entry.subject, id: entry.subjectId, name },
    address: entry.detail.address ?? null,
    ...(entry.detail.apiKey ? { apiKey: entry.detail.apiKey } : {}),
    ...(entry.detail.by ? { by: entry.detail.by } : {}),
    ...(entry.detail.changes ? { changes: entry.detail.changes } : {}),
  };
}
