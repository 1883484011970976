import { expect, test } from '@jest/globals';
import { profileOfRun } from '../product/profile.ts';
import { bench } from './bench.ts';
import { reportText, type Report, type Whole } from './report.ts';

const expectBothModes = ({ rows, whole }: Report): void => {
  expect(whole?.each?.rows.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
  if (process.platform === 'linux') expect(whole?.memory.afterLoad['services']).toBeGreaterThan(20);
};

test('the bench measures each scenario without an error, and the whole of the product', async () => {
  const report = await bench({ listings: 200, seconds: 0.3, restSeconds: 0, streams: 30 });
  for (const { name, figures } of report.rows) {
    for (const [measured, { requests, statuses }] of Object.entries(figures)) {
      expect([name, measured, requests > 0, statuses]).toEqual([name, measured, true, {}]);
    }
  }
  expect(report.rows.length).toBeGreaterThanOrEqual(16);
  expect([report.hot?.sold.statuses, report.hot?.reads.statuses, report.hot?.readsAlone.statuses]).toEqual([{}, {}, {}]);
  const { mixed, visible, attacked, waiting } = report.whole as Whole;
  expect([mixed.reads.statuses, mixed.writes.statuses]).toEqual([{}, {}]);
  for (const { of, p50 } of Object.values(visible)) expect([of > 0, p50 > 0]).toEqual([true, true]);
  expect(attacked.map(({ connections, honest: { requests, statuses } }) => [connections, requests > 0, statuses])).toEqual(
    [0, 60, 400].map((connections) => [connections, true, {}]),
  );
  expect(waiting.streams).toBe(30);
  if (profileOfRun() === 'single') expectBothModes(report);
  for (const line of ['create, with its event', 'checkout, two stores, three lines', 'buyers of one product'])
    expect(reportText(report)).toContain(line);
}, 420_000);
