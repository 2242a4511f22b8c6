/** What a log-out waits for: `ask` may still stop it, `leave` runs once the page is left and while the session still stands. */
export interface LogoutStep {
  ask: () => Promise<boolean>;
  leave: () => Promise<void>;
}

const steps = new Set<LogoutStep>();

/** Adds what must be asked or put away before a log-out by hand; answers the function that takes it out again. */
export function onBeforeLogout(step: LogoutStep): () => void {
  steps.add(step);
  return () => {
    steps.delete(step);
  };
}

/** Asks one after the other; false as soon as the agent wants to stay. */
export async function mayLogOut(): Promise<boolean> {
  for (const { ask } of steps) if (!(await ask())) return false;
  return true;
}

/** Puts away what the account has on this device; false when a part of it failed, which does not keep the agent logged in. */
export async function afterLeaving(): Promise<boolean> {
  const done = await Promise.allSettled([...steps].map(({ leave }) => leave()));
  return done.every(({ status }) => status === 'fulfilled');
}
