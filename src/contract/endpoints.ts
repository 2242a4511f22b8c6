import { firstEndpoints } from './first-endpoints.ts';
import { laterEndpoints } from './later-endpoints.ts';

/** Every call of the API: method, path under the base, access, and (as types only) input and output. */
export const endpoints = { ...laterEndpoints, ...firstEndpoints } as const;

export type EndpointName = keyof typeof endpoints;
export type InputOf<K extends EndpointName> = NonNullable<(typeof endpoints)[K]['types']>['input'];
export type OutputOf<K extends EndpointName> = NonNullable<(typeof endpoints)[K]['types']>['output'];
