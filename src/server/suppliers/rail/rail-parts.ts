import type { Clock } from '../../deps.ts';
import type { SandboxInventory } from '../sandbox/inventory.ts';
import type { ScenarioSource } from '../sandbox/scenario.ts';
import type { SizeOf } from './network.ts';

/** What the sandbox railway is made from. */
export interface SandboxRailParts {
  seed: string;
  clock: Clock;
  inventory: SandboxInventory;
  scenario: ScenarioSource;
  sizeOf: SizeOf;
  /** all: sells at night too. */
  hours: 'usual' | 'all';
  /** Stands for a document and does not tell it. */
  riderOf: (document: { type: string; number: string }) => string;
}
