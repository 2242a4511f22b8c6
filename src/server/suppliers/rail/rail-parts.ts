import type { Clock } from '../../deps.ts';
import type { SandboxInventory } from '../sandbox/inventory.ts';
import type { ScenarioSource } from '../sandbox/scenario.ts';
import type { SizeOf } from './network.ts';

/** Dependencies of the sandbox railway. */
export interface SandboxRailParts {
  seed: string;
  clock: Clock;
  inventory: SandboxInventory;
  scenario: ScenarioSource;
  sizeOf: SizeOf;
  /** all: also on sale at night. */
  hours: 'usual' | 'all';
  /** A pseudonym that hides the document. */
  riderOf: (document: { type: string; number: string }) => string;
}
