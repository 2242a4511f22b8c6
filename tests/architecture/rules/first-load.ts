import { type Graph, packageOf } from '../module-facts.ts';

/** Everything loaded together with `entry`: all that static value imports reach, packages included. */
export function staticallyReached(graph: Graph, entry: string): Map<string, string[]> {
  const reached = new Map<string, string[]>([[entry, [entry]]]);
  const queue = [entry];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const trail = reached.get(path) ?? [];
    for (const { target, kind } of graph.get(path)?.imports ?? []) {
      if (kind !== 'value' || reached.has(target)) continue;
      reached.set(target, [...trail, target]);
      queue.push(target);
    }
  }
  return reached;
}

/** Packages too heavy for the first load, with the path that leads to them. */
export function bannedFromFirstLoad(graph: Graph, entry: string, banned: readonly string[]): string[] {
  return [...staticallyReached(graph, entry)]
    .filter(([target]) => banned.includes(packageOf(target) ?? ''))
    .map(([target, trail]) => `${target} is in the first load: ${trail.join(' → ')}`);
}
