import { rmSync } from 'node:fs';
import { Portal } from './portal.ts';

/**
 * Fills the demonstration's database once, with the orders it really books; every portal of the run starts on a copy. Returns the teardown.
 */
export default async function setup(): Promise<() => void> {
  const portal = await Portal.start();
  await portal.untilBooked();
  const folder = await portal.leave();
  process.env.E2E_DATA = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
