import { build, type Plugin, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { ionicSplit } from './ionic-split.ts';
import { splitModule } from './split-module.ts';

const partsOf = (code: string) => splitModule(code, (part) => `./${part}`);

describe('splitModule', () => {
  it('gives each declaration the imports that it needs, and no others', () => {
    const { parts } = partsOf(
      "import { a, b as c } from 'x';\nconst one = () => a;\nfunction two() { return one() + c; }\nexport { one, two };",
    );
    expect(parts.get('one')).toBe("import { a as a } from 'x';\nconst one = () => a;\nexport { one };");
    expect(parts.get('two')).toContain("import { one } from './one';\nimport { b as c } from 'x';");
    expect(parts.get('two')).not.toContain('{ a');
  });

  it('hands on under the exported names, and what came from elsewhere', () => {
    const { index } = partsOf("export { far } from 'y';\nclass Inner {}\nexport { Inner as Outer };");
    expect(index).toBe("export { far } from 'y';\nexport { Inner as Outer } from './Inner';");
  });

  it('keeps together what sets the same variable', () => {
    const { parts } = partsOf('let open = 0;\nconst more = () => { open += 1; };\nconst other = () => open;');
    expect(parts.get('open')).toContain('export { open, more };');
    expect(parts.get('other')).toContain("import { open } from './open';");
  });

  it('keeps together what needs each other', () => {
    const { parts } = partsOf('const ping = () => pong();\nconst pong = () => ping();\nconst alone = 1;');
    expect([...parts.keys()]).toEqual(['ping', 'alone']);
  });

  it('keeps what acts on a declaration beside it', () => {
    const { parts } = partsOf('class Box {}\nif (globalThis.boxes) globalThis.boxes.add(Box);');
    expect(parts.get('Box')).toContain('globalThis.boxes.add(Box);');
  });

  it('does not take the name of a member for a declaration', () => {
    const { parts } = partsOf('const size = 1;\nconst of = (box) => box.size;');
    expect(parts.get('of')).not.toContain('import');
  });
});

/** The chunks of a program that imports one component statically and another one lazily. */
async function chunksOf(now: string, later: string): Promise<Rollup.OutputChunk[]> {
  const source = new Map([
    [
      'virtual:now',
      `import { ${now} } from '@ionic/react'; export { ${now} }; export const later = () => import('virtual:later');`,
    ],
    ['virtual:later', `export { ${later} } from '@ionic/react';`],
  ]);
  const program: Plugin = {
    name: 'program',
    resolveId: (id) => (source.has(id) ? id : null),
    load: (id) => source.get(id) ?? null,
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [ionicSplit(), program],
    build: {
      write: false,
      rolldownOptions: {
        input: 'virtual:now',
        preserveEntrySignatures: 'strict',
        external: /^react/,
        treeshake: { moduleSideEffects: (id) => !/@ionic\/(core|react)|ionicons|@stencil\//.test(id) },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('the build went on watching');
  return output.output.filter((one) => one.type === 'chunk');
}

it('brings each component of @ionic/react where it is used', async () => {
  const chunks = await chunksOf('IonBadge', 'IonProgressBar');
  const holding = (tag: string) =>
    chunks.filter(({ code }) => code.includes(`[\`${tag}\`]`) || code.includes(`["${tag}"]`));
  expect(holding('ion-badge').map(({ isEntry }) => isEntry)).toEqual([true]);
  expect(holding('ion-progress-bar').map(({ isEntry }) => isEntry)).toEqual([false]);
  expect(chunks.some(({ code }) => code.includes('ion-select'))).toBe(false);
});
