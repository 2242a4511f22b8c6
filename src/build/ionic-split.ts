import type { Plugin } from 'vite';
import { type SplitModule, splitModule } from './split-module.ts';

const MODULES = /\/(@ionic\/react\/dist\/index\.js|ionicons\/icons\/index\.mjs)(\?part=(\w|\$)+)?$/;

/**
 * `@ionic/react` and its icons are one module each: a chunk that uses any of them would load all that are used anywhere. The build splits
 * them into one module per component or icon, so that each goes to the screens that render it. Imports are written as usual: `import {
 * IonButton } from '@ionic/react'`.
 */
export function ionicSplit(): Plugin {
  const split = new Map<string, SplitModule>();
  return {
    name: 'ionic-split',
    apply: 'build',
    load: {
      filter: { id: MODULES },
      async handler(id) {
        const [file = '', part] = id.split('?part=');
        const name = file.slice(file.lastIndexOf('/') + 1);
        const whole =
          split.get(file) ??
          splitModule(
            exportsLast(await this.fs.readFile(file, { encoding: 'utf8' })),
            (piece) => `./${name}?part=${piece}`,
          );
        split.set(file, whole);
        const code = part ? whole.parts.get(part) : whole.index;
        if (code === undefined) this.error(`${file} has no part ${part}`);
        return { code, map: null, moduleSideEffects: false };
      },
    },
  };
}

const EXPORTED = /^export const (\w+) =/gm;

/** The icons export at the declaration; a module can be split only if its exports are at its end. */
function exportsLast(code: string): string {
  const names = [...code.matchAll(EXPORTED)].map(([, name]) => name);
  if (names.length === 0) return code;
  return `${code.replace(EXPORTED, 'const $1 =')}\nexport { ${names.join(', ')} };\n`;
}
