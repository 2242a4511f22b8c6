import type { Grants } from '../contract/permissions.ts';
import type { Me } from '../contract/session.ts';

/** The caller: the signed-in user and the company whose data the call may see. */
export interface Actor {
  userId: string;
  username: string;
  displayName: string;
  companyId: string;
  sessionId: string;
  /** A trial user: booking and paying are refused. */
  isTesting: boolean;
  /** The host name that the caller used, with its port; absent for jobs. */
  host?: string;
  /** The prefix of the call's API key; absent for users. */
  apiKey?: string;
  me: Me;
  /** Input of the rules of contract/permissions.ts. */
  grants: Grants;
}
