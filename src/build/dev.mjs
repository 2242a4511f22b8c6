// `npm run dev`: the API, restarted when its sources change, behind Vite, which hot-reloads the client.
import { spawn } from 'node:child_process';

const port = process.env.PORT || '8080';
const apiPort = process.env.API_PORT || '8081';

const children = [
  run(
    [
      '--watch',
      '--watch-path=src/server',
      '--watch-path=src/contract',
      '--watch-path=src/parsing',
      '--watch-preserve-output',
      'src/server/main.ts',
    ],
    { PORT: apiPort, HOST: '127.0.0.1' },
  ),
  run(['node_modules/vite/bin/vite.js', '--port', port, '--strictPort'], {
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
  }),
];

function run(args, env) {
  return spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

function stop() {
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
