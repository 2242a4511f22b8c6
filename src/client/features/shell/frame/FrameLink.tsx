import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMe } from '../../../api/session.ts';
import { followHeight } from './content-height.ts';
import { followParent, tellLoginRequired, tellParent } from './parent-page.ts';

/** Communicates with the page that embeds the portal; renders nothing. */
export function FrameLink() {
  const router = useRouter();
  const isLoggedIn = useMe() !== null;
  useEffect(() => {
    document.documentElement.dataset.framed = '';
    const tellPath = () => tellParent({ type: 'navigated', path: router.state.location.href, title: document.title });
    const stopFollowing = followParent((path) => router.history.push(path));
    const stopPath = router.subscribe('onRendered', tellPath);
    const stopHeight = followHeight((height) => tellParent({ type: 'height', height }));
    tellParent({ type: 'ready' });
    tellPath();
    return () => {
      stopFollowing();
      stopPath();
      stopHeight();
    };
  }, [router]);
  useEffect(() => {
    if (!isLoggedIn) tellLoginRequired();
  }, [isLoggedIn]);
  return null;
}
