import { services, type ComposedProduct } from './composed-product.ts';
import type { ExpectThat } from '../expectations.ts';

const metricsOf = (name: string): string => `console.log(await (await fetch('http://${name}:9464/metrics')).text())`;

const untoldBy = async (product: ComposedProduct, name: string): Promise<string[]> => {
  const text = await product.evaluate('gateway', metricsOf(name));
  const expected = [`process_resident_memory_bytes{service="${name}"}`, 'paltu_http_requests_total{', 'paltu_revoked_sessions_followed{'];
  return expected.filter((series) => !text.includes(series)).map((series) => `${name} does not tell ${series}`);
};

/** What an operator sees of the product: metrics inside, none outside, the doctor's words, and logs without members' addresses. */
export const checkTelling = async (product: ComposedProduct, expectThat: ExpectThat): Promise<void> => {
  const untold = await Promise.all(services.map((name) => untoldBy(product, name)));
  expectThat('every process tells its metrics inside', untold.flat());
  const { status } = await fetch(`${product.address}/metrics`);
  expectThat('nobody outside reads them', status === 404 ? [] : [String(status)]);

  const { text: said } = await product.try('exec', '-T', 'gateway', 'node', 'dist/deploy/cluster/src/doctor.js');
  const unnamed = services.filter((name) => !new RegExp(`^ {2}${name} +serves, \\d+ MB`, 'm').test(said));
  expectThat('the doctor says of every process that it serves', unnamed.length === 0 ? [] : [said]);

  const logs = await product.compose('logs', '--no-color', 'postgres', ...services);
  const addresses = logs.split('\n').filter((line) => line.includes('@paltu.example'));
  expectThat("no member's e-mail is in a log", logs.length > 1_000 ? addresses.slice(0, 3) : ['there are no logs']);
};
