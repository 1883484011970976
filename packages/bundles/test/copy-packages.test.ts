import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { copyPackages } from '../src/build-bundles.ts';
import { aRepository, type ARepository } from './a-repository.ts';

let repository: ARepository;
afterEach(() => repository.remove());

const manifest = (wants: object): string => JSON.stringify(wants);
const copied = (files: Readonly<Record<string, string>>, ...names: string[]): string[] => {
  repository = aRepository(files);
  const directory = join(repository.root, 'built');
  copyPackages(repository.root, names, directory);
  return globSync('node_modules/**/*.json', { cwd: directory }).sort();
};

test('a package comes with what it needs, of what is optional with what is installed, and with nothing else', () => {
  const files = {
    'node_modules/seeds/package.json': manifest({
      dependencies: { '@garden/soil': '1' },
      optionalDependencies: { 'seeds-elsewhere': '1' },
    }),
    'node_modules/@garden/soil/package.json': manifest({ dependencies: { seeds: '1' } }),
    'node_modules/weeds/package.json': manifest({}),
  };
  expect(copied(files, 'seeds')).toEqual(['node_modules/@garden/soil/package.json', 'node_modules/seeds/package.json']);
});

test('one that is wanted in two versions, or is not installed, is named', () => {
  const files = {
    'node_modules/seeds/package.json': manifest({ dependencies: { soil: '2' } }),
    'node_modules/seeds/node_modules/soil/package.json': manifest({}),
    'node_modules/soil/package.json': manifest({}),
  };
  expect(() => copied(files, 'soil', 'seeds')).toThrow(/^soil is wanted in two versions/);
  repository.remove();
  expect(() => copied(files, 'weeds')).toThrow('weeds is not installed');
});
