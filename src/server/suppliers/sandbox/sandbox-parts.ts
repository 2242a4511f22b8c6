import type { Dictionaries } from '../../../contract/dictionaries/types.ts';
import type { SandboxInventory } from './inventory.ts';
import type { Carrier } from './network.ts';
import type { SupplierProfile } from './profiles.ts';
import type { SandboxEngine } from './sandbox-engine.ts';
import type { ScenarioSource } from './scenario.ts';

/** Shares from 0 to 1, and a factor on the designed answer times. */
export interface SandboxRates {
  latencyFactor: number;
  failureRate: number;
  priceMoveRate: number;
  soldOutRate: number;
  packageChangeRate: number;
  documentsChangeRate: number;
}

export interface SandboxOptions {
  dictionaries: Pick<Dictionaries, 'airports' | 'cities' | 'airlines'>;
  seed: string;
  rates: SandboxRates;
  clock: { now(): Date };
  inventory: SandboxInventory;
  scenario: ScenarioSource;
}

/** Dependencies of the parts of one sandbox supplier. */
export interface SandboxParts extends Omit<SandboxOptions, 'dictionaries' | 'seed'> {
  profile: SupplierProfile;
  engine: SandboxEngine;
  sells: (carrier: Carrier) => boolean;
}
