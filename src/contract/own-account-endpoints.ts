import type { AttemptAnswer, AttemptInput } from './attempts.ts';
import { call, done, type Id, type Nothing } from './endpoint.ts';
import type {
  ChangePasswordInput,
  OtpInput,
  OwnPasswordInput,
  OwnSessions,
  RecoveryCodes,
  SecondFactor,
  SecondFactorSetUp,
} from './own-account.ts';
import { PICTURE } from './pictures.ts';
import type { LoginAnswer, Me, SingleLoginInput } from './session.ts';

/** The calls about the caller's own account. */
export const ownAccountEndpoints = {
  singleLogin: call<SingleLoginInput, LoginAnswer>({ method: 'POST', path: '/base/v2/single-login', who: 'public' }),
  deleteMe: done<OwnPasswordInput>({ method: 'DELETE', path: '/base/v2/me', who: 'session', inBody: true }),
  changePassword: done<ChangePasswordInput>({ method: 'PUT', path: '/base/v2/me/password', who: 'session' }),
  uploadAvatar: call<{ image: Uint8Array<ArrayBuffer> }, Me>({
    method: 'POST',
    path: '/base/v2/me/avatar',
    who: 'session',
    bodyLimit: PICTURE.bytes,
    upload: PICTURE.types,
  }),
  deleteAvatar: call<Nothing, Me>({ method: 'DELETE', path: '/base/v2/me/avatar', who: 'session' }),
  ownSessions: call<Nothing, OwnSessions>({ method: 'GET', path: '/base/v2/me/sessions', who: 'session' }),
  endSession: done<Id>({ method: 'DELETE', path: '/base/v2/me/sessions/{id}', who: 'session' }),
  secondFactor: call<Nothing, SecondFactor>({ method: 'GET', path: '/base/v2/me/second-factor', who: 'session' }),
  beginSecondFactor: call<OwnPasswordInput, SecondFactorSetUp>({
    method: 'POST',
    path: '/base/v2/me/second-factor',
    who: 'session',
  }),
  confirmSecondFactor: call<OtpInput, RecoveryCodes>({
    method: 'PUT',
    path: '/base/v2/me/second-factor',
    who: 'session',
    repeatable: true,
  }),
  removeSecondFactor: done<OwnPasswordInput>({
    method: 'POST',
    path: '/base/v2/me/second-factor/removal',
    who: 'session',
  }),
  lookUpAttempt: call<AttemptInput, AttemptAnswer>({ method: 'POST', path: '/base/v2/me/attempts', who: 'session' }),
} as const;
