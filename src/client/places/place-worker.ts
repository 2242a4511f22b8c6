import type { FinderLetter, FinderReply } from './finder-protocol.ts';
import { PlaceFinder } from './place-finder.ts';

declare const self: DedicatedWorkerGlobalScope;

const finder = new PlaceFinder();

// One after the other, as they were asked. What throws ends up as the worker's error, and the page goes on without it.
self.addEventListener('message', ({ data }: MessageEvent<FinderLetter>) => {
  const reply: FinderReply = { id: data.id, answer: finder.answer(data.ask) };
  self.postMessage(reply);
});
