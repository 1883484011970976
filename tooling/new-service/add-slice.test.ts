import { expect, test } from '@jest/globals';
import { addSlice } from './add-slice.ts';
import { namesOf } from './names.ts';

const names = namesOf('adoption', 'visits');
const plainImport = "import { visitsModule } from './visits/visits-module.ts';";

const service = (slices: string, imports = ''): string => `${imports}import { defineService } from '@paltu/runtime';
import { requestsModule } from './requests/requests-module.ts';

export const adoptionService = defineService({
  name: 'adoption',
  config: serviceConfig,
  slices: ${slices},
});
`;

test('a slice comes last in a plain list', async () => {
  const text = await addSlice(service('() => [requestsModule()]'), names, false);
  expect(text).toContain('return [requestsModule(), visitsModule()];');
  expect(text.split('\n').indexOf(plainImport)).toBe(2);
});

test('a slice comes last in the list that a block returns', async () => {
  const block = `(parts, config) => {
    const requests = requestsModule({ ...parts, config });
    return [requests];
  }`;
  const text = await addSlice(service(block), names, false);
  expect(text).toContain('const requests = requestsModule({ ...parts, config });\n    return [requests, visitsModule()];');
});

test('a slice that knows members shares the projection that is there', async () => {
  const block = `(parts) => {
    const people = memberProjection(parts);
    return [people, requestsModule({ ...parts, members: people.directory })];
  }`;
  const text = await addSlice(service(block), names, true);
  expect(text.match(/memberProjection\(parts\)/g)).toHaveLength(1);
  expect(text).toContain('visitsModule({ ...parts, members: people.directory })');
});

test('a service that knows no members yet begins to', async () => {
  const text = await addSlice(service('() => [requestsModule()]'), names, true);
  expect(text).toContain("import { memberProjection } from '@paltu/projections';");
  expect(text).toContain('const members = memberProjection(parts);');
  expect(text).toContain('slices: (parts) => {');
});

test('a service that lists its slices otherwise is left to a person', async () => {
  await expect(addSlice('export const other = 1;\n', names, false)).rejects.toThrow('add the slice by hand');
});
