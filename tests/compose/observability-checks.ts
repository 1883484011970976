import { services, type ComposedProduct } from './composed-product.ts';
import type { ExpectThat } from '../expectations.ts';

const metricsOf = (name: string): string => `console.log(await (await fetch('http://${name}:9464/metrics')).text())`;

const missingSeriesOf = async (product: ComposedProduct, name: string): Promise<string[]> => {
  const text = await product.evaluate('gateway', metricsOf(name));
  const expected = [`process_resident_memory_bytes{service="${name}"}`, 'paltu_http_requests_total{', 'paltu_revoked_sessions_followed{'];
  return expected.filter((series) => !text.includes(series)).map((series) => `${name} does not serve ${series}`);
};

/** Of services that nothing else has asked by then: a series is there once it has counted something. */
const firstCalls = [
  ['GET', '/api/v1/stores'],
  ['POST', '/api/v1/notifications/unsubscribe/none'],
] as const;

/** What an operator sees of the product: metrics inside, none outside, the doctor's words, and logs without members' addresses. */
export const checkObservability = async (product: ComposedProduct, expectThat: ExpectThat): Promise<void> => {
  for (const [method, path] of firstCalls) await fetch(`${product.address}${path}`, { method });
  const missing = await Promise.all(services.map((name) => missingSeriesOf(product, name)));
  expectThat('every process serves its metrics inside', missing.flat());
  const { status } = await fetch(`${product.address}/metrics`);
  expectThat('nobody outside reads them', status === 404 ? [] : [String(status)]);

  const { text: output } = await product.try('exec', '-T', 'gateway', 'node', 'dist/deploy/cluster/src/doctor.js');
  const unnamed = services.filter((name) => !new RegExp(`^ {2}${name} +serves, \\d+ MB`, 'm').test(output));
  expectThat('the doctor reports of every process that it serves', unnamed.length === 0 ? [] : [output]);

  const logs = await product.compose('logs', '--no-color', 'postgres', ...services);
  const addresses = logs.split('\n').filter((line) => line.includes('@paltu.example'));
  expectThat("no member's e-mail is in a log", logs.length > 1_000 ? addresses.slice(0, 3) : ['there are no logs']);
};
