// npm leaves platform packages that the registry cannot serve out of the lock file, and `npm ci` then calls
// the lock out of step with package.json. This adds an inert entry (an OS that never matches) for each of them.
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lock;
const exactVersion = /^\d+\.\d+\.\d+/;

/** Finds the entry that node would resolve `name` to from the package at `from`. */
function installedFor(from, name) {
  let folder = from;
  for (;;) {
    const entry = packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`];
    if (entry || !folder) return entry;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1));
  }
}

function inertEntry(name, version, parent) {
  const linuxCpu = /linux-(\w+)/.exec(name)?.[1];
  return {
    version,
    optional: true,
    ...(parent.dev ? { dev: true } : {}),
    ...(parent.peer ? { peer: true } : {}),
    os: [linuxCpu ? 'linux' : '!linux'],
    ...(linuxCpu ? { cpu: [linuxCpu] } : {}),
    ...(linuxCpu && name.includes('musl') ? { libc: ['musl'] } : {}),
  };
}

let added = 0;
for (const [path, parent] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    if (!exactVersion.test(version)) continue;
    const found = installedFor(path, name);
    if (found?.version === version) continue;
    packages[found ? `${path}/node_modules/${name}` : `node_modules/${name}`] = inertEntry(name, version, parent);
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} inert entries added\n`);
