import { bringWords } from '../api/settings.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

/** The chat of the site; its code and its words load where a site has one. */
export const ChatOffer = lazyPart(async () => {
  await bringWords('line');
  return (await import('../chat/ChatOffer.tsx')).ChatOffer;
});
