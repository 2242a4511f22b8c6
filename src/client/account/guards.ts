import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { grantsOf } from '../../contract/grants.ts';
import type { Grants } from '../../contract/permissions.ts';
import { session } from '../api/session.ts';
import { loadMessagePart } from '../api/settings.ts';
import { needsLine } from '../locales/load-messages.ts';
import { toast } from '../ui/toast.ts';
import { type Access, checkAccess, whoCanOpen } from './access.ts';
import { type GuardedPath, PAGES } from './pages.ts';

const WORDS: Record<'login' | 'access', MessageDescriptor> = {
  login: msg`Please login`,
  access: msg`You do not have the access`,
};

interface GuardContext {
  location: ParsedLocation;
  preload: boolean;
}

/** Redirects users without access to `/` with the message of spec §8, and keeps the path so that a login continues to it (spec §2). */
export function allow(access: Access | ((grants: Grants) => boolean)) {
  return ({ location, preload }: GuardContext): void => {
    const current = session.get();
    const grants = current ? grantsOf(current.me) : null;
    const refusal = checkAccess(grants, access);
    if (!refusal) return;
    if (!preload) toast(i18n._(WORDS[refusal]), 'warning');
    const isProvider = current?.me.company.isProvider ?? false;
    const search = grants ? { refused: whoCanOpen(grants, access, isProvider) } : { redirect: location.href };
    redirect({ to: '/', search, replace: true, throw: true });
  };
}

/** A page's `beforeLoad` that loads the messages of pages that need a connection: none of them shows without. */
export const withWords = ({ location }: Pick<GuardContext, 'location'>): Promise<void> | undefined =>
  needsLine(location.pathname) ? loadMessagePart('line') : undefined;

/** A page's `beforeLoad`: access check and messages. */
export function guard(page: GuardedPath) {
  const check = allow(PAGES[page]);
  return (context: GuardContext): Promise<void> | undefined => {
    check(context);
    return withWords(context);
  };
}
