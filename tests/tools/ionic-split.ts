import type { Plugin } from 'vite';
import { type SplitModule, splitModule } from './split-module.ts';

const MODULE = /\/@ionic\/react\/dist\/index\.js(\?part=(\w|\$)+)?$/;

/**
 * `@ionic/react` is one module, so whatever uses any of its components would load all that are used anywhere. A build reads it as
 * one module per component instead, and each goes to the screens that render it. Imports are written as usual:
 * `import { IonButton } from '@ionic/react'`.
 */
export function ionicSplit(): Plugin {
  let split: SplitModule | null = null;
  return {
    name: 'ionic-split',
    apply: 'build',
    load: {
      filter: { id: MODULE },
      async handler(id) {
        const [file = '', part] = id.split('?part=');
        split ??= splitModule(await this.fs.readFile(file, { encoding: 'utf8' }), (name) => `./index.js?part=${name}`);
        const code = part ? split.parts.get(part) : split.index;
        if (code === undefined) this.error(`@ionic/react has no part ${part}`);
        return { code, map: null, moduleSideEffects: false };
      },
    },
  };
}
