import { expect, test } from 'vitest';
import { preparePhoto } from './prepare-photo.ts';

/** As phones give a file that was deleted meanwhile, or lies in a cloud while offline. */
class Unreadable extends Blob {
  override slice(): Blob {
    return this;
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException('The file could not be read', 'NotReadableError'));
  }
}

test('a file that the device does not give is said to be broken, and does not wait for ever', async () => {
  expect(await preparePhoto(new Unreadable())).toBe('broken');
});
