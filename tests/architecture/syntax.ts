/** A node of the parsed source; other fields are inspected one by one. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The name of an identifier, in code or in JSX; null for anything else. */
export function nameOf(value: unknown): string | null {
  if (!isNode(value)) return null;
  const named = value.type === 'Identifier' || value.type === 'JSXIdentifier';
  return named && typeof value.name === 'string' ? value.name : null;
}

/** Visits the node and everything below it, outermost first. */
export function walk(node: Node, visit: (node: Node, parents: readonly Node[]) => void): void {
  const parents: Node[] = [];
  const enter = (current: Node): void => {
    visit(current, parents);
    parents.push(current);
    for (const value of Object.values(current)) {
      const below: unknown[] = Array.isArray(value) ? value : [value];
      for (const child of below) if (isNode(child)) enter(child);
    }
    parents.pop();
  };
  enter(node);
}
