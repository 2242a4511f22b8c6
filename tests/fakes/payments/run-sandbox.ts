// Runs the payment providers' stand-ins for `npm start -- --sandbox-payments`: prints the server's settings as one line and serves until
// the server ends.
import { startPaymentSandbox } from './sandbox.ts';

const [publicUrl = 'http://localhost:8080'] = process.argv.slice(2);
const sandbox = await startPaymentSandbox();
const server = process.ppid;
process.stdout.write(`${JSON.stringify(sandbox.env(publicUrl))}\n`);
setInterval(() => {
  if (process.ppid !== server) process.exit(0);
}, 1000);
