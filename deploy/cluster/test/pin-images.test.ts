import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../..');
const composeFile = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
/** By service and image, as docker-compose.yml has them. */
const composed = [...composeFile.matchAll(/^ {2}([a-z0-9-]+):\n(?: {4}(?!image:).*\n)* {4}image: ([a-z]\S+)$/gm)];
const engines = composed.map(([, , image = '']) => image);
/** What our own image is made of. */
const [, node = ''] = /^ARG NODE_IMAGE=(\S+)\nFROM \$\{NODE_IMAGE\} AS base$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
const images = [...new Set([...engines, node])];
const digestOf = (index: number): string => `sha256:${String(index).repeat(64)}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paltu-pin-'));
  writeFileSync(join(folder, '.env'), 'POSTGRES_PASSWORD=x');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Stands in for the container engine: these images are there, each pulled by its digest. */
const pulled = (there: readonly string[]): void => {
  const cases = there.map((image) => `*" ${image} "*) echo "mirror/${image.split(':')[0]}@${digestOf(images.indexOf(image) + 1)}" ;;`);
  writeFileSync(join(folder, 'docker'), ['#!/bin/sh', 'case " $* " in', ...cases, '*) exit 1 ;;', 'esac', ''].join('\n'));
  chmodSync(join(folder, 'docker'), 0o755);
};

const pin = () => {
  const args = [join(root, 'deploy/cluster/pin-images.sh'), join(folder, '.env'), join(folder, 'pinned.yml')];
  const { status, stdout, stderr } = spawnSync('sh', args, { env: { PATH: `${folder}:/usr/bin:/bin` }, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};
const environment = (): string => readFileSync(join(folder, '.env'), 'utf8');

test('every engine, and what our image is made of, is pinned to what was pulled, under the tag that it has here', () => {
  expect(composed.map(([, service]) => service)).toEqual(expect.arrayContaining(['postgres', 'kafka', 's3']));
  pulled(images);
  expect(pin().status).toBe(0);
  const text = readFileSync(join(folder, 'pinned.yml'), 'utf8');
  const lines = composed.map(([, service, image = '']) => `  ${service}: { image: ${image}@${digestOf(images.indexOf(image) + 1)} }`);
  const own = `  prepare: { build: { args: { NODE_IMAGE: ${node}@${digestOf(images.length)} } } }`;
  expect(text).toBe(['# Written by make pin-images.', 'services:', ...lines, own, ''].join('\n'));
  expect(environment()).toBe('POSTGRES_PASSWORD=x\nCOMPOSE_FILE=docker-compose.yml:docker-compose.pinned.yml\n');
});

test('pinned again, .env stays as it is; files that it names already stay named', () => {
  pulled(images);
  writeFileSync(join(folder, '.env'), 'COMPOSE_FILE=docker-compose.yml:docker-compose.integrators.yml\n');
  pin();
  pin();
  const [, last = ''] = environment().trim().split('\n');
  expect(last).toBe('COMPOSE_FILE=docker-compose.yml:docker-compose.integrators.yml:docker-compose.pinned.yml');
  expect(environment().trim().split('\n')).toHaveLength(2);
});

test.each([engines[0] ?? '', node])('an image that was not pulled (%s) is named, and nothing is pinned', (missing) => {
  pulled(images.filter((image) => image !== missing));
  const { status, output } = pin();
  expect([status, output]).toEqual([1, expect.stringContaining(`${missing} has no digest`)]);
  expect([existsSync(join(folder, 'pinned.yml')), environment()]).toEqual([false, 'POSTGRES_PASSWORD=x']);
  expect(readdirSync(folder).sort()).toEqual(['.env', 'docker']);
});
