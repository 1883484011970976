import { z } from 'zod';

/** Totals are exact up to here; counting further would cost more than the list itself. */
export const totalCap = 1000;

/** The last page that can be asked for. */
const lastPage = 200;

export const wholeNumber = (name: string, min: number, max: number) =>
  z
    .string(`${name} must be given once`)
    .regex(/^\d{1,9}$/, `${name} must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(min, `${name} must be a whole number from ${min} to ${max}`)
        .max(max, `${name} must be a whole number from ${min} to ${max}`),
    )
    .meta({ override: { type: 'integer', minimum: min, maximum: max } });

/** Query fields `page` (from 1) and `limit` (1 to 100). */
export const pageQuery = (defaultLimit: number) => ({
  page: wholeNumber('page', 1, lastPage).default(1),
  limit: wholeNumber('limit', 1, 100).default(defaultLimit),
});

export interface Page {
  readonly page: number;
  readonly limit: number;
}

/** The pagination of every list. */
export const paginationView = z
  .strictObject({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int(), totalIsCapped: z.boolean() })
  .meta({ id: 'Pagination' });

export type Pagination = z.output<typeof paginationView>;

/** @param counted how many rows there are, counted no further than `totalCap + 1`. */
export const paginationOf = ({ page, limit }: Page, counted: number): Pagination => {
  const total = Math.min(counted, totalCap);
  return { page, limit, total, totalPages: Math.ceil(total / limit), totalIsCapped: counted > totalCap };
};
