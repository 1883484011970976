import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

const noteImports = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const taken = new Set();
  globalThis.taken = taken;
  registerHooks({ resolve(specifier, context, next) { taken.add(specifier); return next(specifier, context); } });`)}`;

const librariesOf = (config: object): string[] => {
  const index = new URL('index.ts', import.meta.url).href;
  const silence = '{ debug() {}, info() {}, warn() {}, error() {} }';
  const program = `
    const { startTelemetry } = await import('${index}');
    const { close } = await startTelemetry({ service: 'pets', config: ${JSON.stringify(config)}, logger: ${silence} });
    await close();
    console.log(JSON.stringify([...globalThis.taken]));`;
  const args = ['--no-warnings', '--import', noteImports, '--input-type=module', '--eval', program];
  const taken = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[];
  return [...new Set(taken.flatMap((specifier) => /^(prom-client|@opentelemetry)/.exec(specifier)?.[0] ?? []))].sort();
};

const off = { METRICS_HOST: '127.0.0.1', OTEL_TRACES_SAMPLER_ARG: 1 };

test('a process that nobody watches loads nothing for it', () => {
  expect(librariesOf(off)).toEqual([]);
});

test('what is wanted is loaded', () => {
  expect(librariesOf({ ...off, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toEqual(['@opentelemetry']);
  expect(librariesOf({ ...off, METRICS_PORT: 0 })).toContain('prom-client');
});
