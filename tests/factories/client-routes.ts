import { globSync } from 'node:fs';

/** Every page's path by the files of src/client/routes, with `$id` for an id; without layouts. */
export const CLIENT_ROUTES: readonly string[] = globSync('src/client/routes/*.tsx')
  .map((file) => `/${file.replace(/^.*\//, '').replace('.tsx', '')}`)
  .filter((name) => !/^\/__root$|\.route$/.test(name))
  .map((name) =>
    name
      .replace(/^\/index$/, '/')
      .replaceAll('.', '/')
      .replace(/\/index$/, '')
      .replaceAll('_/', '/'),
  );
