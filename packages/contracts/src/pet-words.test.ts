import { describe, expect, test } from '@jest/globals';
import {
  AdoptionTypeSchema,
  ApprovalStatusSchema,
  AvailabilityStatusSchema,
  ExperienceSchema,
  GenderSchema,
  HealthStatusSchema,
  HomeTypeSchema,
  SizeSchema,
  SpeciesSchema,
} from './gen/paltu/pets/v1/pet_events_pb.ts';
import { petWords } from './pet-words.ts';
import type { ChoiceWords } from './words.ts';

const schemas = {
  species: SpeciesSchema,
  gender: GenderSchema,
  size: SizeSchema,
  healthStatus: HealthStatusSchema,
  adoptionType: AdoptionTypeSchema,
  status: AvailabilityStatusSchema,
  experience: ExperienceSchema,
  homeType: HomeTypeSchema,
  approvalStatus: ApprovalStatusSchema,
} satisfies Record<keyof typeof petWords, unknown>;

describe.each(Object.keys(schemas) as (keyof typeof schemas)[])('the words of %s', (field) => {
  const words = petWords[field] as ChoiceWords<string, number>;
  const choices = schemas[field].values.map((value) => value.number);

  test('name every choice of the contract once, and lead back to it', () => {
    const named = choices.filter((choice) => choice !== 0).map((choice) => words.toWord(choice));
    expect(new Set(named).size).toBe(choices.length - 1);
    expect(named.map((word) => words.toChoice(word))).toEqual(choices.filter((choice) => choice !== 0));
  });

  test('name neither what is unspecified nor what a later version adds', () => {
    expect(() => words.toWord(0)).toThrow('unknown value 0');
    expect(() => words.toWord(Math.max(...choices) + 1)).toThrow('unknown value');
  });
});
