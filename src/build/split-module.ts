import { type ESTree, parseSync } from 'vite';

type Node = Readonly<Record<string, unknown>>;

interface Statement {
  text: string;
  declares: string[];
  /** Top-level names that the statement reads. */
  reads: Set<string>;
  /** Those that it assigns; imports cannot be assigned, so it stays beside their declaration. */
  sets: Set<string>;
}

/** A split module: each part's source includes the imports it needs. */
export interface SplitModule {
  /** Declares nothing, only re-exports the parts' exports. */
  index: string;
  /** Source by name of the part, which is the first that it declares. */
  parts: ReadonlyMap<string, string>;
}

/**
 * Splits one module into a module per top-level declaration, so that a bundler can place each where it is used. Declarations that need each
 * other, or assign the same variable, stay together.
 *
 * @param code An ES module without a default export.
 * @param urlOf The specifier that a part is imported by.
 */
export function splitModule(code: string, urlOf: (part: string) => string): SplitModule {
  const { body } = parseSync('module.js', code).program;
  const imports = importsOf(body);
  const statements = statementsOf(body, code, new Set(imports.keys()));
  const groups = grouped(statements);
  const parts = new Map<string, string>();
  const partOf = new Map<string, string>();
  for (const group of groups) {
    for (const name of group.flatMap(({ declares }) => declares)) partOf.set(name, nameOf(group));
  }
  for (const group of groups) {
    const own = group.flatMap(({ declares }) => declares);
    const foreign = new Set(group.flatMap(({ reads }) => [...reads]).filter((name) => !own.includes(name)));
    const lines = [...foreign].map((name) => {
      const part = partOf.get(name);
      return part ? `import { ${name} } from '${urlOf(part)}';` : (imports.get(name) ?? '');
    });
    parts.set(nameOf(group), [...lines, ...group.map(({ text }) => text), `export { ${own.join(', ')} };`].join('\n'));
  }
  return { index: indexOf(body, code, (name) => urlOf(partOf.get(name) ?? name)), parts };
}

function nameOf(group: readonly Statement[]): string {
  return group.flatMap(({ declares }) => declares)[0] ?? '';
}

/** One import statement per imported name. */
function importsOf(body: readonly ESTree.Statement[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const from = `from '${statement.source.value}';`;
    for (const specifier of statement.specifiers) {
      const local = specifier.local.name;
      if (specifier.type === 'ImportDefaultSpecifier') found.set(local, `import ${local} ${from}`);
      else if (specifier.type === 'ImportNamespaceSpecifier') found.set(local, `import * as ${local} ${from}`);
      else found.set(local, `import { ${exportedName(specifier.imported)} as ${local} } ${from}`);
    }
  }
  return found;
}

function exportedName(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? JSON.stringify(name.value) : name.name;
}

function statementsOf(body: readonly ESTree.Statement[], code: string, imported: ReadonlySet<string>): Statement[] {
  const own = body.filter(({ type }) => !/^(Import|Export)/.test(type));
  const top = new Set([...imported, ...own.flatMap(declaredIn)]);
  return own.map((statement) => {
    const reads = new Set<string>();
    const sets = new Set<string>();
    visit(statement, (name, isSet) => {
      if (!top.has(name)) return;
      reads.add(name);
      if (isSet) sets.add(name);
    });
    return { text: code.slice(statement.start, statement.end), declares: declaredIn(statement), reads, sets };
  });
}

function declaredIn(statement: ESTree.Statement): string[] {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
    return statement.id ? [statement.id.name] : [];
  }
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Visits every identifier below a node except property names; inner names that shadow a top-level one count as well. */
function visit(node: unknown, found: (name: string, isSet: boolean) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, found);
    return;
  }
  if (!isNode(node)) return;
  if (node.type === 'Identifier' && typeof node.name === 'string') found(node.name, false);
  const target =
    node.type === 'AssignmentExpression' ? node.left : node.type === 'UpdateExpression' ? node.argument : null;
  if (isNode(target) && target.type === 'Identifier' && typeof target.name === 'string') found(target.name, true);
  const isNamed = node.computed === false && node.shorthand !== true;
  for (const [key, value] of Object.entries(node)) {
    if (isNamed && (key === 'key' || key === 'property')) continue;
    visit(value, found);
  }
}

/** Statements that cannot be separated, in source order. */
function grouped(statements: readonly Statement[]): Statement[][] {
  const declarer = new Map(statements.flatMap((one) => one.declares.map((name) => [name, one] as const)));
  const needs = new Map(statements.map((one) => [one, new Set<Statement>()]));
  for (const one of statements) {
    for (const name of one.reads) {
      const other = declarer.get(name);
      if (!other || other === one) continue;
      needs.get(one)?.add(other);
      // A statement that declares nothing acts on what it reads: nothing would import it.
      if (one.sets.has(name) || one.declares.length === 0) needs.get(other)?.add(one);
    }
  }
  const reached = new Map(statements.map((one) => [one, reachedFrom(one, needs)]));
  const groups: Statement[][] = [];
  for (const one of statements) {
    const group = groups.find(([first]) => first && reached.get(first)?.has(one) && reached.get(one)?.has(first));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups.filter((group) => nameOf(group) !== '');
}

function reachedFrom(start: Statement, needs: ReadonlyMap<Statement, ReadonlySet<Statement>>): Set<Statement> {
  const seen = new Set<Statement>();
  const left = [start];
  for (let one = left.pop(); one; one = left.pop()) {
    for (const next of needs.get(one) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      left.push(next);
    }
  }
  return seen;
}

function indexOf(body: readonly ESTree.Statement[], code: string, urlOfName: (name: string) => string): string {
  return body
    .flatMap((statement) => {
      if (statement.type === 'ExportAllDeclaration') return [code.slice(statement.start, statement.end)];
      if (statement.type !== 'ExportNamedDeclaration') return [];
      if (statement.source) return [code.slice(statement.start, statement.end)];
      return statement.specifiers.map(({ local, exported }) => {
        const name = exportedName(local);
        return `export { ${name} as ${exportedName(exported)} } from '${urlOfName(name)}';`;
      });
    })
    .join('\n');
}
