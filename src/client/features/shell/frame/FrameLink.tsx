import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followHeight } from './content-height.ts';
import { askedPath, tellParent } from './parent-page.ts';

/** Speaks with the page that shows the portal in a frame; shows nothing itself. */
export function FrameLink() {
  const router = useRouter();
  useEffect(() => {
    document.documentElement.dataset.framed = '';
    const onMessage = (event: MessageEvent<unknown>) => {
      const path = askedPath(event);
      if (path !== null) router.history.push(path);
    };
    const tellPath = () => tellParent({ type: 'navigated', path: router.state.location.href, title: document.title });
    window.addEventListener('message', onMessage);
    const stopPath = router.subscribe('onRendered', tellPath);
    const stopHeight = followHeight((height) => tellParent({ type: 'height', height }));
    tellParent({ type: 'ready' });
    tellPath();
    return () => {
      window.removeEventListener('message', onMessage);
      stopPath();
      stopHeight();
    };
  }, [router]);
  return null;
}
