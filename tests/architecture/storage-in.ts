import { isNode, type Node, nameOf } from './syntax.ts';

/** Names of browser storage wherever they are used: alone, of `window`, or of `navigator`. */
const NAMES = new Set([
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'],
  ...['BroadcastChannel', 'SharedWorker', 'serviceWorker'],
]);
/** Names that count only with this owner. */
const OWNED = new Map([
  ['navigator', new Set(['locks', 'storage', 'storageBuckets'])],
  ['document', new Set(['cookie'])],
]);

/** `navigator.locks`, also of `window`. */
function ownedIn({ type, object, property }: Node): string[] {
  const name = nameOf(property);
  if (type !== 'MemberExpression' || name === null || !isNode(object)) return [];
  const owner = nameOf(object) ?? nameOf(object.property) ?? '';
  return OWNED.get(owner)?.has(name) ? [`${owner}.${name}`] : [];
}

/** `const { locks } = navigator`. */
function takenIn({ type, id, init }: Node): string[] {
  if (type !== 'VariableDeclarator' || !isNode(id) || !isNode(init) || !Array.isArray(id.properties)) return [];
  const owner = nameOf(init) ?? nameOf(init.property) ?? '';
  const parts: unknown[] = id.properties;
  const names = parts.map((part) => (isNode(part) ? nameOf(part.key) : null)).filter((name) => name !== null);
  return names.filter((name) => OWNED.get(owner)?.has(name)).map((name) => `${owner}.${name}`);
}

/** The browser storage that a source node names. */
export function storageIn(node: Node): string[] {
  const name = nameOf(node);
  if (name !== null) return NAMES.has(name) ? [name] : [];
  return [...ownedIn(node), ...takenIn(node)];
}
