/**
 * How many rows tests of query plans put into a table. With fewer than twenty thousand PostgreSQL reads some tables row by row, and rightly;
 * a run that looks at everything (`make test-all`, or one file by itself) asks for a hundred thousand.
 */
export const manyRows = (): number => ((process.env['TEST_TIER'] ?? 'all') === 'all' ? 100_000 : 20_000);
