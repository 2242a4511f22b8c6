import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:ion/';
const PLAIN = /^const (Ion\w+) = \/\*@__PURE__\*\/ createComponent\(\{([\s\S]*?)\n\}\);/gm;
const MADE =
  /^const (Ion\w+) = \/\*@__PURE__\*\/ (createInlineOverlayComponent|createRoutingComponent)\('([\w-]+)', [\w$]+(, true)?\);/gm;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@ionic\/react["'];?/g;

/** One module's source per component of @ionic/react, made from the same call as in its single bundle. */
function readParts(source: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const [, name = '', body = ''] of source.matchAll(PLAIN)) {
    const tag = /tagName: '([\w-]+)'/.exec(body)?.[1];
    const events = /events: (\{[\s\S]*?\}),\n\s*defineCustomElement/.exec(body)?.[1];
    if (!tag || !events || name === 'IonTab') continue;
    parts.set(
      name,
      `import React from 'react';
import { createComponent } from '@stencil/react-output-target/runtime';
import { ${name} as elementClass, defineCustomElement } from '@ionic/core/components/${tag}.js';
export const ${name} = /*@__PURE__*/ createComponent({ tagName: '${tag}', elementClass, react: React, events: ${events}, defineCustomElement });`,
    );
  }
  for (const [, name = '', maker = '', tag = '', rest = ''] of source.matchAll(MADE)) {
    const element = maker === 'createRoutingComponent' ? `${name} as element` : 'defineCustomElement as element';
    parts.set(
      name,
      `import { __${maker} as make } from '@ionic/react';
import { ${element} } from '@ionic/core/components/${tag}.js';
export const ${name} = /*@__PURE__*/ make('${tag}', element${rest});`,
    );
  }
  return parts;
}

function rewriteImports(code: string, parts: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (_statement, list: string) => {
    const specifiers = list
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    const isSplit = (specifier: string) => parts.has(specifier.split(/\s+as\s+/)[0] ?? specifier);
    const kept = specifiers.filter((specifier) => !isSplit(specifier));
    const lines = specifiers.filter(isSplit).map((specifier) => {
      const name = specifier.split(/\s+as\s+/)[0];
      return `import { ${specifier} } from '${PREFIX}${name}';`;
    });
    if (kept.length > 0) lines.push(`import { ${kept.join(', ')} } from '@ionic/react';`);
    return lines.join(' ');
  });
}

/**
 * @ionic/react is one module, so any component used anywhere would land in the first chunk. In a build this turns
 * `import { IonX } from '@ionic/react'` into an import of a module of that component alone, so that lazy routes carry their own.
 */
export function ionicSplit(): Plugin {
  const core = createRequire(import.meta.url).resolve('@ionic/core/package.json');
  const parts = readParts(readFileSync(core.replace(/core[/\\]package\.json$/, 'react/dist/index.js'), 'utf8'));
  if (parts.size < 50) throw new Error(`ionic-split found only ${parts.size} components: has @ionic/react changed?`);
  return {
    name: 'ionic-split',
    apply: 'build',
    enforce: 'post',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? parts.get(id.slice(PREFIX.length + 1)) : undefined),
    transform: {
      filter: { code: /@ionic\/react|createInlineOverlayComponent/ },
      handler(code, id) {
        if (id.endsWith('@ionic/react/dist/index.js')) {
          const makers = ['createInlineOverlayComponent', 'createRoutingComponent'].map(
            (name) => `${name} as __${name}`,
          );
          return { code: `${code}\nexport { ${makers.join(', ')} };`, map: null };
        }
        if (id.includes('node_modules') || id.startsWith('\0')) return undefined;
        const out = rewriteImports(code, parts);
        return out === code ? undefined : { code: out, map: null };
      },
    },
  };
}
