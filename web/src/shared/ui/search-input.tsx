import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useControl } from './field.tsx';
import styles from './search-input.module.css';
import control from './text-input.module.css';

/** In ms; longer than between two keys, shorter than one waits for an answer. */
const pauseMs = 300;

interface SearchInputProps {
  value: string;
  /** Called with what was typed, without the blanks around it, at a pause; at once on Enter and when the field is left. */
  onValue: (text: string) => void;
  maxLength: number;
  placeholder?: string;
  /** A plain field among others, without the magnifier. */
  isPlain?: boolean;
}

/** Says what stands in the input once the person pauses. What comes from elsewhere (Back, Clear all) takes its place. */
function useTyping(value: string, onValue: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const said = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listener = useRef(onValue);
  useEffect(() => {
    listener.current = onValue;
  });
  const say = () => {
    clearTimeout(timer.current);
    const text = input.current?.value.trim() ?? '';
    if (text === said.current) return;
    said.current = text;
    listener.current(text);
  };
  const sayLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(say, pauseMs);
  };
  useEffect(() => {
    if (value === said.current) return;
    clearTimeout(timer.current);
    said.current = value;
    if (input.current) input.current.value = value;
  }, [value]);
  // Something may have been typed into the page that came with the HTML, before the app was there.
  const sayEarly = useEffectEvent(() => {
    if ((input.current?.value ?? '') !== said.current) sayLater();
  });
  useEffect(() => {
    sayEarly();
    return () => clearTimeout(timer.current);
  }, []);
  const clear = () => {
    if (input.current) input.current.value = '';
    say();
    input.current?.focus();
  };
  return { input, say, sayLater, clear };
}

/** A field that is searched by as one types, inside a Field. */
export function SearchInput({ value, onValue, maxLength, placeholder = ' ', isPlain = false }: SearchInputProps) {
  const { t } = useTranslation('shell');
  const { input, say, sayLater, clear } = useTyping(value, onValue);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') say();
  };
  return (
    <span className={`${control.group} ${styles.box} ${isPlain ? styles.plain : ''}`}>
      {!isPlain && <Search size={20} className={styles.icon} aria-hidden />}
      <input
        {...useControl()}
        ref={input}
        type="search"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={value}
        {...{ maxLength, placeholder }}
        onChange={sayLater}
        onBlur={say}
        onKeyDown={onKeyDown}
        className={`${control.control} ${styles.input}`}
      />
      <button type="button" className={`${control.inside} ${styles.clear}`} aria-label={t('form.clear')} onClick={clear}>
        <X size={20} aria-hidden />
      </button>
    </span>
  );
}
