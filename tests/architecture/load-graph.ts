import { globSync, readFileSync } from 'node:fs';
import type { Graph } from './module-facts.ts';
import { readModule } from './read-module.ts';

/** Every source file of the product; the dictionary generator is a separate package. */
const PATTERNS = ['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', '*.ts'];
const LEFT_OUT = /\.gen\.ts$|\.d\.ts$|^src\/server\/dictionaries\/generator\/node_modules\//;

export function loadGraph(root: string): Graph {
  const paths = globSync(PATTERNS, { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path))
    .sort();
  return new Map(paths.map((path) => [path, readModule(path, readFileSync(`${root}/${path}`, 'utf8'))]));
}
