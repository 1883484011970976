import { oneOf, searchText } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import type { Article } from './article.ts';

export const categories = [
  'Adoption',
  'Dog Care',
  'Cat Care',
  'Health',
  'Training',
  'Nutrition',
] as const satisfies readonly Article['category'][];

export const searchLimit = 100;

export interface BlogFilters {
  search?: string | undefined;
  category?: Article['category'] | undefined;
}

/** The articles, by the address of their page. */
export const blogList: ListSchema<BlogFilters, object> = {
  filters: { search: searchText(1, searchLimit), category: oneOf(categories) },
  settings: {},
};
