import type { Choice } from '../form/control.ts';

/** The choices of a select. */
export function Options({ choices }: { choices: readonly Choice<string>[] }) {
  return choices.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
