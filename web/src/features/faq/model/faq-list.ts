import { oneOf, searchText } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { categories } from './faq-questions.ts';
import type { FaqFilters } from './faq-questions.ts';

export const searchLimit = 100;

/** The questions, as the address of their page says which. */
export const faqList: ListSchema<FaqFilters, object> = {
  filters: { search: searchText(1, searchLimit), category: oneOf(categories) },
  settings: {},
};
