import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { grantsOf } from '../../contract/grants.ts';
import type { Grants } from '../../contract/permissions.ts';
import { session } from '../api/session.ts';
import { toast } from '../ui/toast.ts';
import { type Access, checkAccess } from './access.ts';

const WORDS: Record<'login' | 'access', MessageDescriptor> = {
  login: msg`Please login`,
  access: msg`You do not have the access`,
};

interface GuardContext {
  location: ParsedLocation;
  preload: boolean;
}

/**
 * A route's `beforeLoad` (spec §2): sends who may not come here to `/` with the message of spec §8, and keeps the wanted path
 * so that a login goes on to it.
 */
export function guard(access: Access | ((grants: Grants) => boolean)) {
  return ({ location, preload }: GuardContext): void => {
    const current = session.get();
    const refusal = checkAccess(current ? grantsOf(current.me) : null, access);
    if (!refusal) return;
    if (!preload) toast(i18n._(WORDS[refusal]), 'warning');
    const search = refusal === 'login' ? { redirect: location.href } : { refused: true as const };
    redirect({ to: '/', search, replace: true, throw: true });
  };
}
