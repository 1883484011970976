import type { RegistrationForm } from '../model/registration.ts';

/** What every step of the registration gets. */
export interface RegistrationStepProps {
  form: RegistrationForm;
  change: <Field extends keyof RegistrationForm>(field: Field, value: RegistrationForm[Field]) => void;
  /** The translated problem of a field. */
  problem: (field: keyof RegistrationForm) => string | undefined;
}
