import type { EndpointName } from './endpoints.ts';

/** The calls about the logged-in person, which are closed to API keys. */
export const USER_ONLY_CALLS: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'logout',
  'updateMe',
  'deleteMe',
  'changePassword',
  'uploadAvatar',
  'deleteAvatar',
  'ownSessions',
  'endSession',
  'saveUserConfig',
  'drafts',
  'draftKey',
  'draft',
  'saveDraft',
  'discardDraft',
  'secondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
  'push',
  'subscribePush',
  'forgetPush',
]);
