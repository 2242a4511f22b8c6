import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { ImportFact, ModuleFacts } from './module-facts.ts';
import { storageIn } from './storage-in.ts';
import { isNode, type Node, nameOf, walk } from './syntax.ts';

const WRITE_METHODS = new Set(['insert', 'update', 'delete']);
const READ_METHODS = new Set(['from', 'innerJoin', 'leftJoin']);
const WRITING_SQL = /^\s*(insert\s+into|delete\s+from|update\s+\S+\s+set)\b/i;

/** Reads from a file's text what the rules need. `path` is relative to the root. */
export function readModule(path: string, text: string): ModuleFacts {
  const parsed = parseSync(path, text);
  if (parsed.errors.length > 0) throw new Error(`${path} does not parse: ${parsed.errors[0]?.message}`);
  const { program, module, comments } = parsed;
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const tables = new Map<string, string>();
  const facts: ModuleFacts = {
    path,
    lines: text.split('\n').length - 1,
    imports: [],
    reExports: [],
    ownExports: 0,
    hasDefaultExport: false,
    comments: comments.map((comment) => comment.value),
    anyTypes: [],
    doubleCasts: [],
    jsxAttributes: [],
    calls: [],
    browserStorage: [],
    writes: [],
    reads: [],
    uses: {},
    builds: [],
  };

  for (const found of module.staticImports) {
    const target = resolve(path, found.moduleRequest.value);
    const allTypes = found.entries.length > 0 && found.entries.every((entry) => entry.isType);
    facts.imports.push({
      target,
      kind: allTypes ? 'type' : 'value',
      names: found.entries.map((entry) => importedName(entry.importName)),
    });
    for (const entry of found.entries) tables.set(entry.localName.value, target);
  }
  for (const found of module.staticExports) {
    for (const entry of found.entries) {
      if (entry.exportName.kind === 'Default') facts.hasDefaultExport = true;
      if (!entry.moduleRequest) {
        facts.ownExports += 1;
        continue;
      }
      const target = resolve(path, entry.moduleRequest.value);
      facts.reExports.push({ star: entry.importName.kind.startsWith('All'), target });
      facts.imports.push({ target, kind: entry.isType ? 'type' : 'value', names: [entry.importName.name ?? '*'] });
    }
  }
  const root: unknown = program;
  if (!isNode(root)) throw new Error(`${path} has no program`);
  facts.uses = usesOf(root);
  walk(root, (node, parents) => {
    facts.imports.push(...inlineImport(path, node));
    if (node.type === 'TSAnyKeyword') facts.anyTypes.push(lineAt(node.start));
    if (isDoubleCast(node)) facts.doubleCasts.push(lineAt(node.start));
    facts.browserStorage.push(...storageIn(node));
    if (node.type === 'JSXAttribute') facts.jsxAttributes.push(nameOf(node.name) ?? '');
    if (node.type === 'CallExpression' || node.type === 'NewExpression') readCall(node, parents);
    if (node.type === 'TemplateLiteral' || node.type === 'Literal') readSql(node);
    if (returnsLiteral(node, parents)) facts.builds.push(...answerTypes(functionAround(parents)));
  });
  return facts;

  function readCall(node: Node, parents: readonly Node[]): void {
    const callee = node.callee;
    if (!isNode(callee)) return;
    const plain = nameOf(callee);
    if (plain) facts.calls.push(plain);
    if (callee.type !== 'MemberExpression') return;
    const method = nameOf(callee.property) ?? '';
    const argument = nameOf(Array.isArray(node.arguments) ? node.arguments[0] : undefined) ?? '';
    const from = tables.get(argument);
    if (!from) return;
    const line = lineAt(node.start);
    if (WRITE_METHODS.has(method)) facts.writes.push({ line, table: from });
    if (READ_METHODS.has(method)) facts.reads.push({ line, table: argument, inside: declaredName(parents) });
  }

  function readSql(node: Node): void {
    const source = text.slice(node.start + 1, node.end - 1);
    if (WRITING_SQL.test(source)) facts.writes.push({ line: lineAt(node.start), table: null });
  }
}

function importedName(name: { kind: string; name?: string | null }): string {
  if (name.kind === 'Default') return 'default';
  return name.name ?? '*';
}

/** `import('x')` as an expression and `import('x').T` as a type. */
function inlineImport(path: string, node: Node): ImportFact[] {
  if (node.type !== 'ImportExpression' && node.type !== 'TSImportType') return [];
  const source = node.source;
  if (!isNode(source) || typeof source.value !== 'string') return [];
  const kind = node.type === 'TSImportType' ? 'type' : 'dynamic';
  return [{ target: resolve(path, source.value), kind, names: ['*'] }];
}

function isDoubleCast(node: Node): boolean {
  if (node.type !== 'TSAsExpression' || !isNode(node.expression)) return false;
  const inner = node.expression;
  return (
    inner.type === 'TSAsExpression' && isNode(inner.typeAnnotation) && /Unknown|Any/.test(inner.typeAnnotation.type)
  );
}

/** The name of a top-level function, whether a declaration or a value. */
function declaredName(parents: readonly Node[]): string | null {
  const at = parents.findIndex(({ type }) => type === 'FunctionDeclaration' || type === 'VariableDeclarator');
  return at < 0 ? null : nameOf(parents[at]?.id);
}

/** The names that each declaration of a module uses. */
function usesOf(root: Node): Record<string, readonly string[]> {
  const uses = new Map<string, Set<string>>();
  walk(root, (node, parents) => {
    const [name, around] = [nameOf(node), declaredName(parents)];
    if (name === null || around === null || name === around) return;
    uses.set(around, (uses.get(around) ?? new Set()).add(name));
  });
  return Object.fromEntries([...uses].map(([name, names]) => [name, [...names]]));
}

function functionAround(parents: readonly Node[]): Node | undefined {
  return parents.findLast((parent) => /Function/.test(parent.type));
}

/** A `return { … }`, or an arrow function whose body is an object. */
function returnsLiteral(node: Node, parents: readonly Node[]): boolean {
  if (node.type !== 'ObjectExpression') return false;
  const around = parents.filter((parent) => parent.type !== 'ParenthesizedExpression');
  const parent = around.at(-1);
  return parent?.type === 'ReturnStatement' || (parent?.type === 'ArrowFunctionExpression' && parent !== node);
}

/** The plain type names of a function's declared result, through Promise and unions; parts of a type and other generics do not count. */
function answerTypes(fn: Node | undefined): string[] {
  const names: string[] = [];
  if (!fn || !isNode(fn.returnType)) return names;
  walk(fn.returnType, (node, parents) => {
    if (node.type !== 'TSTypeReference' || parents.some((parent) => parent.type === 'TSIndexedAccessType')) return;
    const inside = parents
      .filter((parent) => parent.type === 'TSTypeReference')
      .map((parent) => nameOf(parent.typeName));
    if (inside.every((name) => name === 'Promise')) names.push(nameOf(node.typeName) ?? '');
  });
  return names;
}

/** Root-relative path of a relative import, with the file's real extension; packages stay as written. */
function resolve(from: string, specifier: string): string {
  const bare = specifier.replace(/\?.*$/, '');
  if (!bare.startsWith('.')) return bare;
  const joined = posix.join(posix.dirname(from), bare);
  if (/\.\w+$/.test(joined)) return joined;
  return ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => joined + end).find(existsSync) ?? joined;
}
