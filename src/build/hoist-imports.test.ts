import { expect, test } from 'vitest';
import type { Outputs } from './fetch-ahead.ts';
import { importsThroughOthers, naming } from './hoist-imports.ts';

function chunk(fileName: string, imports: string[], dynamicImports: string[] = [], isEntry = false): Outputs {
  return {
    [fileName]: { type: 'chunk', fileName, facadeModuleId: null, moduleIds: [], imports, dynamicImports, isEntry },
  };
}

test('a page names what it imports through others, and nothing that every page has', () => {
  const bundle = {
    ...chunk('index.js', ['kit.js'], ['orders.js'], true),
    ...chunk('orders.js', ['list.js', 'kit.js']),
    ...chunk('list.js', ['row.js', 'index.js', 'kit.js']),
    ...chunk('row.js', ['tag.js', 'list.js']),
    ...chunk('tag.js', ['kit.js']),
    ...chunk('kit.js', []),
  };
  const named = importsThroughOthers(bundle, (file) => file === 'kit.js');
  expect([...named]).toEqual([['orders.js', ['row.js', 'tag.js']]]);
});

test('they are imported before the line that names the source map, which ends a file', () => {
  const code = 'import"./list.js";let a=1;\n//# sourceMappingURL=orders.js.map';
  expect(naming(code, ['assets/row.js']).split('\n')).toEqual([
    'import"./list.js";let a=1;',
    'import"./row.js";',
    '//# sourceMappingURL=orders.js.map',
  ]);
});
