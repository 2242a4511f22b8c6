import { readViewParams, type ViewParams } from '../engine/filters.ts';
import { readSearchParams, type SearchParams } from './search-params.ts';

/** The query string of the results: a search and its view. */
export type ResultsParams = SearchParams & ViewParams;

export function readResultsParams(raw: Record<string, unknown>): ResultsParams {
  return { ...readSearchParams(raw), ...readViewParams(raw) };
}
