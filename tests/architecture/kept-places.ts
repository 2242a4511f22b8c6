import { parseSync } from 'rolldown/utils';
import { isNode, type Node, nameOf, walk } from './syntax.ts';

/** Functions that send calls of the contract. */
const SENDERS = new Set(['call', 'useApiMutation']);
/** Hooks that take the form's place along with the name. */
const TOLD = new Set(['useTicketRequest', 'useAskFlight', 'useAskTrain', 'useBooking']);
/** The outbox shows its own entries; a booking is tracked by its draft. */
const REMEMBERED = /^src\/client\/(booking|offline\/outbox)\//;

interface Found {
  line: number;
  name: string;
}

function parsed(path: string, code: string): Node {
  const root: unknown = parseSync(path, code).program;
  if (!isNode(root)) throw new Error(`${path} has no program`);
  return root;
}

const argumentsOf = ({ arguments: list }: Node): Node[] => (Array.isArray(list) ? list.filter(isNode) : []);
const textOf = (node: Node | undefined): string | null =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** Whether the options of a call say where its form is saved, directly or passed on by the form. */
function saysPlace(node: Node): boolean {
  if (nameOf(node) === 'options') return true;
  const properties: unknown[] = Array.isArray(node.properties) ? node.properties : [];
  return properties
    .filter(isNode)
    .some(({ key, argument }) => nameOf(key) === 'keptAt' || nameOf(argument) === 'options');
}

/** The `keyed` calls (they create or move something) that a module sends without saying where the form is saved. */
export function placesNotGiven(path: string, code: string, keyed: ReadonlySet<string>): string[] {
  if (![...keyed].some((name) => code.includes(name))) return [];
  const sent: Found[] = [];
  const unnamed: number[] = [];
  const elsewhere: Found[] = [];
  let namesKeyed = false;
  let isSentHere = false;
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;

  walk(parsed(path, code), (node, parents) => {
    const line = lineAt(node.start);
    const text = textOf(node);
    if (text !== null && keyed.has(text)) {
      namesKeyed = true;
      if (!isNamedAlone(node, parents)) elsewhere.push({ line, name: text });
    }
    if (node.type !== 'CallExpression' || !SENDERS.has(nameOf(node.callee) ?? '')) return;
    const [first, ...rest] = argumentsOf(node);
    const name = textOf(first);
    const isSaid = rest.some(saysPlace);
    if (name === null) {
      isSentHere = true;
      if (!isSaid) unnamed.push(line);
    } else if (keyed.has(name) && !isSaid) sent.push({ line, name });
  });

  return [
    ...sent.map(
      ({ line, name }) => `${path}:${line} sends ${name} without keptAt: its form outlives an answer that was lost`,
    ),
    ...(namesKeyed ? unnamed : []).map((line) => `${path}:${line} sends what it names elsewhere without keptAt`),
    ...(isSentHere || REMEMBERED.test(path) ? [] : elsewhere).map(
      ({ line, name }) => `${path}:${line} has ${name} sent by another module, which may say no keptAt`,
    ),
  ];
}

/** The name is checked with its call, or sends nothing: a type, a comparison, a question without a place. */
function isNamedAlone(node: Node, parents: readonly Node[]): boolean {
  const around = parents.at(-1);
  if (!around || around.type.startsWith('TS') || around.type === 'BinaryExpression') return true;
  if (around.type !== 'CallExpression' || !argumentsOf(around).includes(node)) return false;
  const callee = nameOf(around.callee) ?? '';
  return SENDERS.has(callee) || TOLD.has(callee) || callee === 'openKeyOf';
}
