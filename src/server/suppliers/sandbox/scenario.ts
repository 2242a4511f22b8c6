import { readFileSync, statSync } from 'node:fs';
import { type InferType, mixed, number, object, string } from 'yup';

/** Sets the outcomes of a sandbox supplier for a test or a demonstration. Each part is optional; absent parts behave as configured. */
const behaviourSchema = object({
  /**
   * dead: fails with 'unavailable'. silent: never responds. refuse: refuses the search. empty: returns no offers. held: waits for the
   * scenario to change.
   */
  search: string()
    .oneOf(['ok', 'dead', 'silent', 'refuse', 'empty', 'held'] as const)
    .optional(),
  verify: string()
    .oneOf(['unchanged', 'priceChanged', 'packageChanged', 'documentsChanged', 'soldOut', 'silent', 'dead'] as const)
    .optional(),
  /** lost: the booking is made but the response is lost. */
  book: string()
    .oneOf(['ok', 'soldOut', 'refuse', 'lost', 'dead'] as const)
    .optional(),
  issue: string()
    .oneOf(['issued', 'pending', 'pendingThenRefused', 'refused', 'lost', 'dead'] as const)
    .optional(),
  /** lost: the tickets are refunded but the response is lost. */
  refund: string()
    .oneOf(['refunded', 'pending', 'pendingThenRefused', 'refused', 'lost', 'dead'] as const)
    .optional(),
  /** lost: the tickets are reissued but the response is lost. */
  change: string()
    .oneOf(['changed', 'pending', 'pendingThenRefused', 'refused', 'lost', 'dead'] as const)
    .optional(),
  /** lost: the tickets are voided but the response is lost. */
  void: string()
    .oneOf(['voided', 'pending', 'pendingThenRefused', 'refused', 'lost', 'dead'] as const)
    .optional(),
  /** Milliseconds of the server's clock until a pending issue, refund, change or void ends. */
  pendingMs: number().integer().min(0).optional(),
}).noUnknown();
export type SandboxBehaviour = InferType<typeof behaviourSchema>;

/** Behaviour by supplier id; `*` is the default. */
export type SandboxScenario = Readonly<Record<string, SandboxBehaviour>>;

export interface ScenarioSource {
  current(): SandboxScenario;
}

const scenarioSchema = mixed<SandboxScenario>((value): value is SandboxScenario => isScenario(value)).required();

function isScenario(value: unknown): value is SandboxScenario {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => behaviourSchema.isValidSync(entry, { strict: true }))
  );
}

export function behaviourOf(source: ScenarioSource, supplierId: string): SandboxBehaviour {
  const scenario = source.current();
  return scenario[supplierId] ?? scenario['*'] ?? {};
}

/** No scenario: rates and seed decide. */
export const NO_SCENARIO: ScenarioSource = { current: () => ({}) };

/**
 * Reads the scenario from a JSON file (setting SANDBOX_SCENARIO) and again whenever the file changes; no file, no scenario. Throws when the
 * file is invalid, so that a typing error does not pass for default behaviour.
 */
export function scenarioFile(path: string): ScenarioSource {
  let readAt = 0;
  let scenario: SandboxScenario = {};
  return {
    current() {
      const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (changedAt === readAt) return scenario;
      const value: unknown = changedAt === 0 ? {} : JSON.parse(readFileSync(path, 'utf8'));
      scenario = scenarioSchema.validateSync(value, { strict: true });
      readAt = changedAt;
      return scenario;
    },
  };
}
