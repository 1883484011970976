import { Field } from '../ui/field.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import type { SearchInputProps } from '../ui/search-input.tsx';

interface SearchFieldProps extends Pick<SearchInputProps, 'suggestions' | 'onTyping'> {
  /** Read out only. */
  label: string;
  hint: string;
  maxLength: number;
  value: string | undefined;
  /** Called as `SearchInput` calls, with undefined in place of an empty text. */
  onValue: (search: string | undefined) => void;
  className?: string | undefined;
}

/** The search of a list. */
export function SearchField({ label, hint, maxLength, value = '', onValue, className, ...typing }: SearchFieldProps) {
  return (
    <Field label={<span className="visually-hidden">{label}</span>} className={className}>
      <SearchInput {...typing} maxLength={maxLength} placeholder={hint} value={value} onValue={(text) => onValue(text || undefined)} />
    </Field>
  );
}
