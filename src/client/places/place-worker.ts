import type { FinderLetter, FinderReply } from './finder-protocol.ts';
import { PlaceFinder } from './place-finder.ts';

declare const self: DedicatedWorkerGlobalScope;

const finder = new PlaceFinder();

// One at a time, in order. An exception becomes the worker's error, and the page goes on without it.
self.addEventListener('message', ({ data }: MessageEvent<FinderLetter>) => {
  const reply: FinderReply = { id: data.id, answer: finder.answer(data.ask) };
  self.postMessage(reply);
});
