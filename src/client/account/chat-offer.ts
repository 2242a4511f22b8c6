import { loadMessagePart } from '../api/settings.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

/** The site's chat; code and messages load only if a site has one. */
export const ChatOffer = lazyPart(async () => {
  await loadMessagePart('line');
  return (await import('../chat/ChatOffer.tsx')).ChatOffer;
});
