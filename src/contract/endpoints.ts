import { firstEndpoints } from './first-endpoints.ts';
import { laterEndpoints } from './later-endpoints.ts';

/** Every call of the API, once: method, path under the base, who may, and (as types only) what goes in and comes out. */
export const endpoints = { ...laterEndpoints, ...firstEndpoints } as const;

export type EndpointName = keyof typeof endpoints;
export type InputOf<K extends EndpointName> = NonNullable<(typeof endpoints)[K]['types']>['input'];
export type OutputOf<K extends EndpointName> = NonNullable<(typeof endpoints)[K]['types']>['output'];
