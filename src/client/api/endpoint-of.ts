import type { Endpoint } from '../../contract/endpoint.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { firstEndpoints } from '../../contract/first-endpoints.ts';

const isFirst = (name: EndpointName): name is keyof typeof firstEndpoints => Object.hasOwn(firstEndpoints, name);

/**
 * A call of the contract: synchronous for the first screens; otherwise from the table that the first such call loads. Rejects if that code
 * is gone.
 */
export function endpointOf(name: EndpointName): Endpoint<unknown, unknown> | Promise<Endpoint<unknown, unknown>> {
  if (isFirst(name)) return firstEndpoints[name];
  return import('../../contract/later-endpoints.ts').then(({ laterEndpoints }) => laterEndpoints[name]);
}
