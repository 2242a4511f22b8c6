import { loadDictionaries } from '../../src/server/dictionaries/load.ts';
import type { AirSupplier } from '../../src/server/suppliers/air-supplier.ts';
import { createSandboxSuppliers } from '../../src/server/suppliers/sandbox/sandbox-supplier.ts';
import type { SandboxScenario } from '../../src/server/suppliers/sandbox/scenario.ts';
import { memoryInventory } from './sandbox-inventory.ts';

const dictionaries = loadDictionaries();
const RATES = {
  latencyFactor: 0,
  failureRate: 0,
  priceMoveRate: 0,
  soldOutRate: 0,
  packageChangeRate: 0,
  documentsChangeRate: 0,
};

/** The sandbox suppliers alone, with an inventory in memory and a test clock. */
export function sandbox(scenario: SandboxScenario = {}) {
  let now = new Date('2026-11-20T02:00:00Z');
  const clock = { now: () => now };
  const inventory = memoryInventory();
  const suppliers = createSandboxSuppliers({
    dictionaries,
    seed: 'test',
    rates: RATES,
    clock,
    inventory,
    scenario: { current: () => scenario },
  });
  const find = (id: string): AirSupplier => {
    const supplier = suppliers.find((s) => s.id === id);
    if (!supplier) throw new Error(`no supplier ${id}`);
    return supplier;
  };
  const advance = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  return { suppliers, find, advance };
}
