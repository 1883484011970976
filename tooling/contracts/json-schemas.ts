import { ScalarType, type DescEnum, type DescField, type DescMessage } from '@bufbuild/protobuf';
import type { Descriptors } from './read-descriptors.ts';

type Schema = Readonly<Record<string, unknown>>;

const scalars: Partial<Record<ScalarType, Schema>> = {
  [ScalarType.STRING]: { type: 'string' },
  [ScalarType.BOOL]: { type: 'boolean' },
  [ScalarType.INT32]: { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
  // Beyond what every JSON reader can count, so it is text.
  [ScalarType.INT64]: { type: 'string', pattern: '^-?[0-9]+$' },
};

const scalarSchema = (scalar: ScalarType): Schema => {
  const schema = scalars[scalar];
  if (schema === undefined) throw new Error(`a field of the kind ${ScalarType[scalar]} has no schema yet`);
  return schema;
};

export const refTo = (described: DescMessage | DescEnum): Schema => ({ $ref: `#/components/schemas/${described.typeName}` });

const valueSchema = ({ scalar, message, enum: choices }: DescField): Schema => {
  if (message?.typeName === 'google.protobuf.Timestamp') return { type: 'string', format: 'date-time' };
  if (message !== undefined) return refTo(message);
  return choices === undefined ? scalarSchema(scalar ?? ScalarType.STRING) : refTo(choices);
};

/** A field in canonical protobuf JSON. */
export const fieldSchema = (field: DescField): Schema =>
  field.fieldKind === 'list' ? { type: 'array', items: valueSchema(field) } : valueSchema(field);

const withComment = (comment: string, schema: Schema): Schema => {
  if (comment === '') return schema;
  return '$ref' in schema ? { allOf: [schema], description: comment } : { ...schema, description: comment };
};

const messageSchema = (message: DescMessage, { commentOf }: Descriptors): Schema =>
  withComment(commentOf(message), {
    type: 'object',
    properties: Object.fromEntries(message.fields.map((field) => [field.jsonName, withComment(commentOf(field), fieldSchema(field))])),
  });

/** The value that is none is left out: it is never written. A later version may add others. */
const choiceSchema = (choices: DescEnum, { commentOf }: Descriptors): Schema =>
  withComment(commentOf(choices), {
    type: 'string',
    examples: choices.values.filter(({ number }) => number !== 0).map(({ name }) => name),
  });

const partsOf = ({ message, enum: choices }: DescField): (DescMessage | DescEnum)[] => {
  if (message?.typeName === 'google.protobuf.Timestamp') return [];
  return [message ?? choices].filter((part) => part !== undefined);
};

/** JSON schemas of these messages and of everything inside them, by their names in the contract. */
export const jsonSchemas = (messages: readonly DescMessage[], descriptors: Descriptors): Record<string, Schema> => {
  const schemas: Record<string, Schema> = {};
  const add = (described: DescMessage | DescEnum): void => {
    if (described.typeName in schemas) return;
    if (described.kind === 'enum') {
      schemas[described.typeName] = choiceSchema(described, descriptors);
      return;
    }
    schemas[described.typeName] = messageSchema(described, descriptors);
    described.fields.flatMap(partsOf).forEach(add);
  };
  messages.forEach(add);
  return schemas;
};
