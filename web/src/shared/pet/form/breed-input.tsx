import type { KeyboardEvent } from 'react';
import { useControl } from '../../form/control.ts';
import { SuggestionList } from '../../content/suggestion-list.tsx';
import { WorkInput } from '../../work/controls.tsx';
import { useCombobox } from '../../form/use-combobox.ts';
import { useBreedSuggestions } from '../use-pet-suggestions.ts';
import styles from './pet-inputs.module.css';

interface BreedInputProps {
  name: string;
  value: string;
  onValue: (breed: string) => void;
  maxLength: number;
}

/** The breed, which others have written before: it is completed as one types. */
export function BreedInput({ onValue, ...input }: BreedInputProps) {
  const { id } = useControl();
  const { suggestions, onTyping } = useBreedSuggestions();
  const combobox = useCombobox(id, suggestions, (breed) => {
    onValue(breed);
    onTyping('');
  });
  const type = (text: string) => {
    combobox.open();
    onTyping(text);
    onValue(text);
  };
  return (
    <span className={styles.completed}>
      <WorkInput
        {...input}
        {...combobox.inputProps}
        onValue={type}
        onKeyDown={(event: KeyboardEvent) => void combobox.take(event)}
        onBlur={combobox.close}
        autoComplete="off"
      />
      {combobox.isOpen && <SuggestionList {...combobox.listProps} />}
    </span>
  );
}
