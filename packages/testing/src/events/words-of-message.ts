import { ScalarType, type DescField, type DescMessage, type Message } from '@bufbuild/protobuf';
import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt';

type Render = (field: DescField, value: unknown) => unknown;
type Values = Readonly<Record<string, unknown>>;

const isTimestamp = ({ message }: DescField): boolean => message?.typeName === 'google.protobuf.Timestamp';
const isInt64 = ({ scalar }: DescField): boolean => scalar === ScalarType.INT64;

const fieldsOf = (schema: DescMessage, values: Values, render: Render): object =>
  Object.fromEntries(
    schema.fields.map((field) => {
      const value = values[field.localName];
      const isList = field.fieldKind === 'list' && Array.isArray(value);
      return [field.localName, isList ? value.map((item: unknown) => render(field, item)) : render(field, value)];
    }),
  );

/** `House with yard` is `HOUSE_WITH_YARD`: what the contract calls a word of the product. */
const choiceNamed = (word: unknown): string =>
  String(word)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_');

const renderMessage: Render = (field, value) => {
  if (value === undefined) return undefined;
  if (isTimestamp(field)) return timestampDate(value as Timestamp);
  if (field.message !== undefined) return fieldsOf(field.message, value as unknown as Values, renderMessage);
  if (field.enum !== undefined) return field.enum.value[value as number]?.localName;
  return isInt64(field) ? Number(value) : value;
};

const renderExpected: Render = (field, value) => {
  if (value === undefined || isTimestamp(field)) return value;
  if (field.message !== undefined) return fieldsOf(field.message, value as Values, renderExpected);
  return field.enum === undefined ? value : choiceNamed(value);
};

/** Every field of a message, instants as dates and choices by their names. */
export const wordsOfMessage = (schema: DescMessage, message: Message): object =>
  fieldsOf(schema, message as unknown as Values, renderMessage);

/** The same, out of the expected event: a field that it does not name is undefined, which no message that arrived has. */
export const wordsOfExpected = (schema: DescMessage, expected: Values): object => fieldsOf(schema, expected, renderExpected);
