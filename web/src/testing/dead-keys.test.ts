import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { petChoices } from '../shared/pet/pet-choices.ts';
import { vetChoices } from '../shared/vet/vet-choices.ts';
import { stringsOf } from './locale-files.ts';
import { sourceFiles, textsOf } from './source-texts.ts';

const root = join(import.meta.dirname, '../../..');
const files = ['web/src', 'web/build', 'packages/reference/src'].flatMap((folder) => sourceFiles(join(root, folder))).map(textsOf);
const written = new Set(files.flatMap(({ literals, names }) => [...literals, ...names]));

const chosen = [
  ...Object.entries(petChoices).flatMap(([field, values]) =>
    values.map((value) => `pet:${field === 'goodWith' ? 'companion' : field}.${value}`),
  ),
  ...Object.entries(vetChoices).flatMap(([field, values]) => values.map((value) => `vet:${field}.${value}`)),
];

/** Why a call was refused: codes of services, of the gateway and of what they share. */
const servers = ['packages', 'services', 'gateway'].flatMap((folder) => sourceFiles(join(root, folder))).map(textsOf);
const codes = new Set(servers.flatMap(({ literals }) => literals));

const isOfServer = (key: string): boolean => {
  const code = key.replace(/^errors:(field\.)?/, '');
  return key.startsWith('errors:') && codes.has(code);
};

/** A key as code writes it: a plural is one key, and its namespace is left out where the component has named it. */
const writtenAs = (key: string): { namespace: string; path: string } => {
  const [namespace = '', path = ''] = key.split(':');
  return { namespace, path: path.replace(/_(zero|one|two|few|many|other)$/, '') };
};

/** Texts that a page shows whole, in their order (`wholeTexts`). */
const isOfWhole = (key: string): boolean => /^(faq:answers\.|(terms|privacy|cookies|refund):)/.test(key);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isWritten = (part: string): boolean => /^\d+$/.test(part) || written.has(part);

/** A template makes a key when what fills its gaps is written somewhere; two gaps side by side are filled by anything. */
const makes = (template: readonly string[], key: string): boolean => {
  if (template.join('').replace(/\W/g, '') === '') return false;
  const filled = new RegExp(`^${template.map(escaped).join('(.+)')}$`).exec(key)?.slice(1);
  const hasNeighbours = template.slice(1, -1).includes('');
  return filled !== undefined && (hasNeighbours || filled.every(isWritten));
};

const isUsed = (key: string): boolean => {
  const { namespace, path } = writtenAs(key);
  const whole = `${namespace}:${path}`;
  return files.some(({ namespaces, literals, templates }) => {
    const isMeant = namespaces.length === 0 || namespaces.includes(namespace);
    const spellings = isMeant ? [whole, path] : [whole];
    return spellings.some((spelling) => literals.includes(spelling) || templates.some((template) => makes(template, spelling)));
  });
};

test('every string is shown somewhere', () => {
  const dead = [...stringsOf('en').keys()].filter((key) => !chosen.includes(key) && !isOfServer(key) && !isOfWhole(key) && !isUsed(key));
  expect(dead).toEqual([]);
});

test('every choice of a listing and of a visit has words', () => {
  expect(chosen.filter((key) => !stringsOf('en').has(key))).toEqual([]);
});

test('a key that nothing names is found', () => {
  expect(isUsed('pets:list.no-such-key')).toBe(false);
  expect(isUsed('pets:list.title')).toBe(true);
});
