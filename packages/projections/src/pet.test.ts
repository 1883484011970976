import { create, ScalarType, type DescField } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { expect, test } from '@jest/globals';
import { PetSchema, petWords, type Pet } from '@paltu/contracts';
import { petOfMessage } from './pet.ts';

const at = (minute: number) => timestampFromDate(new Date(Date.UTC(2026, 10, 21, 8, minute)));

const scalarOf = ({ number, scalar }: Extract<DescField, { scalar: ScalarType }>): unknown => {
  if (scalar === ScalarType.BOOL) return true;
  if (scalar === ScalarType.INT64) return BigInt(number);
  return scalar === ScalarType.STRING ? `text ${number}` : number;
};

/** Each field has a value that no other has, as far as its kind allows. */
const valueOf = (field: DescField): unknown => {
  if (field.fieldKind === 'scalar') return scalarOf(field);
  if (field.fieldKind === 'list' && field.listKind === 'scalar') return [`text ${field.number}`];
  if (field.fieldKind === 'enum') return 1;
  return field.message?.typeName === 'google.protobuf.Timestamp' ? at(field.number) : undefined;
};

const full = (): Pet =>
  create(PetSchema, {
    ...Object.fromEntries(PetSchema.fields.map((field) => [field.localName, valueOf(field)])),
    requirements: { experience: 1, homeType: 2, children: true, otherPets: false },
  });
const beside = ['version', 'contentVersion', 'approvalStatus', 'rejectionReason', 'submittedAt', 'approvedAt', 'ownerAway'];

test('what the contract holds of a pet is what a reader keeps, field by field', () => {
  const message = full();
  const snapshot = petOfMessage(message) as unknown as Record<string, unknown>;
  const isPlain = ({ fieldKind, localName }: DescField) => ['scalar', 'list'].includes(fieldKind) && localName !== 'images';
  const plain = PetSchema.fields.filter((field) => isPlain(field) && !beside.includes(field.localName)).map(({ localName }) => localName);
  expect(plain.length).toBeGreaterThan(15);
  for (const name of plain) expect({ [name]: snapshot[name] }).toEqual({ [name]: message[name as keyof Pet] });
  const expected = PetSchema.fields.map(({ localName }) => localName).filter((name) => !beside.includes(name));
  expect(Object.keys(snapshot).sort()).toEqual(expected.sort());
});

test('choices become words, instants text, and the order of events stays outside', () => {
  expect(petOfMessage(full())).toMatchObject({
    species: petWords.species.toWord(1),
    healthStatus: petWords.healthStatus.toWord(1),
    requirements: { experience: petWords.experience.toWord(1), homeType: petWords.homeType.toWord(2), children: true, otherPets: false },
    createdAt: '2026-11-21T08:34:00.000Z',
    updatedAt: '2026-11-21T08:35:00.000Z',
    agedAt: '2026-11-21T08:40:00.000Z',
  });
});
