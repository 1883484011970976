import type { PetForm } from '../model/pet-form.ts';
import type { FormField } from '../model/pet-rules.ts';
import { controlId } from './use-form-problems.ts';

/** What the parts of the form get: the values, how to change one, and what is wrong with it. */
export interface PetFields {
  form: PetForm;
  change: <Field extends keyof PetForm>(field: Field, value: PetForm[Field]) => void;
  problem: (field: FormField) => string | undefined;
}

/** The id and error of a field, for the Field around its control. */
export function about(fields: PetFields, field: FormField) {
  return { id: controlId(field), error: fields.problem(field) };
}

type TextField = {
  [Field in keyof PetForm]: PetForm[Field] extends string ? (string extends PetForm[Field] ? Field : never) : never;
}[keyof PetForm];

/** Name, value and handler of a text control. */
export function typing(fields: PetFields, field: TextField) {
  return { name: field, value: fields.form[field], onValue: (value: string) => fields.change(field, value) };
}
