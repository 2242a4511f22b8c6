import { attemptAnswer, attemptInput } from './attempts.ts';
import { pictureInput } from './company.ts';
import {
  changePasswordInput,
  otpInput,
  ownPasswordInput,
  ownSessionsAnswer,
  recoveryCodesAnswer,
  secondFactorAnswer,
  secondFactorSetUp,
} from './own-account.ts';
import { id, none, nothing } from './plain-inputs.ts';
import { loginAnswer, loginInput, logoutTicket, meAnswer, singleLoginInput } from './session.ts';
import { meInput, userConfigInput } from './user-config.ts';

/** The schemas of the calls about sessions and the caller's own account. */
export const ownAccountSchemas = {
  login: { input: loginInput, output: loginAnswer },
  singleLogin: { input: singleLoginInput, output: loginAnswer },
  logout: { input: nothing, output: none },
  logoutByTicket: { input: logoutTicket, output: none },
  me: { input: nothing, output: meAnswer },
  updateMe: { input: meInput, output: meAnswer },
  deleteMe: { input: ownPasswordInput, output: none },
  secondFactor: { input: nothing, output: secondFactorAnswer },
  beginSecondFactor: { input: ownPasswordInput, output: secondFactorSetUp },
  confirmSecondFactor: { input: otpInput, output: recoveryCodesAnswer },
  removeSecondFactor: { input: ownPasswordInput, output: none },
  changePassword: { input: changePasswordInput, output: none },
  uploadAvatar: { input: pictureInput, output: meAnswer },
  deleteAvatar: { input: nothing, output: meAnswer },
  ownSessions: { input: nothing, output: ownSessionsAnswer },
  endSession: { input: id, output: none },
  lookUpAttempt: { input: attemptInput, output: attemptAnswer },
  saveUserConfig: { input: userConfigInput, output: meAnswer },
};
