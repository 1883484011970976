import { format, resolveConfig } from 'prettier';
import type { Names } from './names.ts';

const listOfSlices = /slices: \(([^)]*)\) => (\[[^]*?\]),\n\}\);/;
const returnedList = /\n( +)return \[([^]*?)\];\n( +)\},\n\}\);/;

const asBlock = (text: string): string =>
  text.replace(
    listOfSlices,
    (_, parameters: string, list: string) => `slices: (${parameters || 'parts'}) => {\n    return ${list};\n  },\n});`,
  );

const withMembers = (text: string): string => {
  if (text.includes('memberProjection(parts')) return text;
  const imported = `import { memberProjection } from '@paltu/projections';\n${text}`;
  return imported.replace(returnedList, '\n$1const members = memberProjection(parts);\n$1return [members, $2];\n$3},\n});');
};

/**
 * The text of a service's `service.ts` with one more slice at the end of its list; with `events`, one that knows who the members are.
 * @throws Error when the list is not where it usually is.
 */
export const addSlice = async (text: string, { slices, slicesName }: Names, events: boolean): Promise<string> => {
  const block = events ? withMembers(asBlock(text)) : asBlock(text);
  if (!returnedList.test(block)) throw new Error('service.ts does not end with a list of slices: add the slice by hand');
  const members = /const (\w+) = memberProjection\(parts[,)]/.exec(block)?.[1];
  const slice = events ? `${slicesName}Module({ ...parts, members: ${members}.directory })` : `${slicesName}Module()`;
  const listed = block.replace(returnedList, `\n$1return [$2, ${slice}];\n$3},\n});`);
  const lastImport = listed.lastIndexOf('\nimport ');
  const end = listed.indexOf('\n', lastImport + 1);
  const imported = `${listed.slice(0, end)}\nimport { ${slicesName}Module } from './${slices}/${slices}-module.ts';${listed.slice(end)}`;
  return format(imported, { ...(await resolveConfig(import.meta.filename)), parser: 'typescript' });
};
