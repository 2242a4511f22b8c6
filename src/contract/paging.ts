import { array, type InferType, number, type ObjectSchema, object, type Schema, string } from 'yup';
import { PAGE_SIZE } from './limits.ts';
import { TOO_LONG } from './scalars.ts';

/** Paging parameters of a list call. They come from the query string, so digits are parsed as numbers. */
export const pagingFields = {
  page: number().integer('invalid').min(1, 'invalid').max(10_000, 'invalid').default(1),
  pageSize: number().integer('invalid').min(1, 'invalid').max(PAGE_SIZE.max, 'invalid').default(PAGE_SIZE.default),
};

/** Search words of a list. Any word: 'null' may be a person's name, and must not match everybody. */
export const searchField = string().max(80, TOO_LONG).meta({ anyWord: true });

/** The response of a list call: `{ list, total, page, pageSize }`. */
export function pageOf<T extends ObjectSchema<object>>(item: T) {
  const list: Schema<InferType<T>[]> = array(item.required()).required();
  return object({
    list,
    total: number().integer().required(),
    page: number().integer().required(),
    pageSize: number().integer().required(),
  });
}

/** A page of a list. */
export interface Paging {
  page: number;
  pageSize: number;
}

export interface Page<T> {
  list: T[];
  total: number;
  page: number;
  pageSize: number;
}
