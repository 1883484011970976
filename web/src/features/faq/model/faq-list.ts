import { oneOf, searchText } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { categories } from './faq-questions.ts';
import type { FaqFilters } from './faq-questions.ts';

export const searchLimit = 100;

/** The questions, by the address of their page. */
export const faqList: ListSchema<FaqFilters, object> = {
  filters: { search: searchText(1, searchLimit), category: oneOf(categories) },
  settings: {},
};
