import type { Grants } from '../contract/permissions.ts';
import type { Me } from '../contract/session.ts';

/** Who makes a call: the signed-in user with the company whose data the call may see. */
export interface Actor {
  userId: string;
  username: string;
  displayName: string;
  companyId: string;
  sessionId: string;
  /** On trial: what books or pays is refused. */
  isTesting: boolean;
  /** The host name that the call reached the portal by, with its port; absent of what runs by itself. */
  host?: string;
  /** What the API key begins with that the call came with; absent of people. */
  apiKey?: string;
  me: Me;
  /** What the rules of contract/permissions.ts read. */
  grants: Grants;
}
