import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useControl } from '../form/control.ts';
import { SuggestionList } from '../content/suggestion-list.tsx';
import type { SearchSuggestion } from '../content/suggestion-list.tsx';
import { useCombobox } from '../form/use-combobox.ts';
import styles from './search-input.module.css';
import box from './text-input.module.css';

/** In ms; longer than between two keys, shorter than one waits for an answer. */
const pauseMs = 300;

export interface SearchInputProps {
  value: string;
  /** Called with what was typed, without the blanks around it, at a pause; at once on Enter and when the field is left. */
  onValue: (text: string) => void;
  maxLength: number;
  placeholder?: string;
  /** A plain field among others, without the magnifier. */
  isPlain?: boolean;
  /** How what was typed may go on; left out, the field suggests nothing. */
  suggestions?: readonly SearchSuggestion[] | undefined;
  /** Called with each change of what stands in the field, for suggestions. */
  onTyping?: ((text: string) => void) | undefined;
  /** Called with a suggestion that was picked, where it does more than stand in the field. */
  onPick?: ((search: string) => void) | undefined;
  /** In a form: its name there. */
  name?: string | undefined;
}

/** Passes on what stands in the input once the person pauses. What comes from elsewhere (Back, Clear all) takes its place. */
function useTyping(value: string, onValue: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const submitted = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listener = useRef(onValue);
  useEffect(() => {
    listener.current = onValue;
  });
  const submit = () => {
    clearTimeout(timer.current);
    const text = input.current?.value.trim() ?? '';
    if (text === submitted.current) return;
    submitted.current = text;
    listener.current(text);
  };
  const submitLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(submit, pauseMs);
  };
  useEffect(() => {
    if (value === submitted.current) return;
    clearTimeout(timer.current);
    submitted.current = value;
    if (input.current) input.current.value = value;
  }, [value]);
  // Something may have been typed into the page that came with the HTML, before the app was there.
  const submitEarly = useEffectEvent(() => {
    if ((input.current?.value ?? '') !== submitted.current) submitLater();
  });
  useEffect(() => {
    submitEarly();
    return () => clearTimeout(timer.current);
  }, []);
  const put = (text: string) => {
    if (input.current) input.current.value = text;
    submit();
    input.current?.focus();
  };
  return { input, submit, submitLater, put };
}

/** A field that is searched by as one types, inside a Field; with suggestions it is a combobox. */
export function SearchInput(props: SearchInputProps) {
  const { value, onValue, maxLength, placeholder = ' ', isPlain = false, suggestions, onTyping, onPick, name } = props;
  const { t } = useTranslation('shell');
  const control = useControl();
  const { input, submit, submitLater, put } = useTyping(value, onValue);
  const pick = (text: string) => {
    put(text);
    onTyping?.('');
  };
  const combobox = useCombobox(control.id, suggestions, (text) => {
    pick(text);
    onPick?.(text);
  });
  const onChange = () => {
    submitLater();
    combobox.open();
    onTyping?.(input.current?.value ?? '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (combobox.take(event)) return;
    if (event.key === 'Enter') submit();
  };
  const onBlur = () => {
    combobox.close();
    submit();
  };
  return (
    <span className={`${box.group} ${styles.box} ${isPlain ? styles.plain : ''}`}>
      {!isPlain && <Search size={20} className={styles.icon} aria-hidden />}
      <input
        {...control}
        {...combobox.inputProps}
        ref={input}
        type="search"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={value}
        {...{ maxLength, placeholder, name, onChange, onBlur, onKeyDown }}
        className={`${box.control} ${styles.input}`}
      />
      <button type="button" className={`${box.inside} ${styles.clear}`} aria-label={t('form.clear')} onClick={() => pick('')}>
        <X size={20} aria-hidden />
      </button>
      {combobox.isOpen && <SuggestionList {...combobox.listProps} />}
    </span>
  );
}
