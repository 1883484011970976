import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFileRegistry, fromBinary, type DescEnum, type DescField, type DescMessage, type FileRegistry } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';

const root = fileURLToPath(new URL('../..', import.meta.url));

const build = (...options: readonly string[]): Uint8Array => {
  const args = ['build', '--as-file-descriptor-set', ...options, '--output', '-#format=binpb'];
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/buf'), args, {
    cwd: join(root, 'proto'),
    maxBuffer: 16_000_000,
  });
  if (status !== 0) throw new Error(`buf build failed: ${stderr.toString()}`);
  return stdout;
};

/** The descriptor set of all contracts, as other languages' tools take it: with everything it imports, without comments. */
export const descriptorSet = (): Uint8Array => build('--exclude-source-info');

export interface Descriptors {
  readonly registry: FileRegistry;
  /** The comment of proto/ above a message, an enum or a field, on one line; empty when there is none. */
  readonly commentOf: (described: DescMessage | DescEnum | DescField) => string;
}

const pathOf = (described: DescMessage | DescEnum | DescField): number[] => {
  if (described.kind === 'field') return [...pathOf(described.parent), 2, described.parent.fields.indexOf(described)];
  const { file } = described;
  return described.kind === 'message' ? [4, file.messages.indexOf(described)] : [5, file.enums.indexOf(described)];
};

/** The contracts with their comments. Messages and enums inside of messages have none: there are none. */
export const readDescriptors = (): Descriptors => ({
  registry: createFileRegistry(fromBinary(FileDescriptorSetSchema, build())),
  commentOf: (described) => {
    const file = described.kind === 'field' ? described.parent.file : described.file;
    const wanted = pathOf(described).join('.');
    const location = file.proto.sourceCodeInfo?.location.find(({ path }) => path.join('.') === wanted);
    return (location?.leadingComments ?? '').trim().replaceAll(/\s*\n\s*/g, ' ');
  },
});
