import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { useControl } from '../form/control.ts';
import styles from './text-input.module.css';

interface Shared {
  value: string;
  onValue: (value: string) => void;
}

type TextInputProps = Shared & Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'prefix'> & { prefix?: ReactNode };

/** A native input inside a Field. E-mail, phone, numbers and passwords stay left-to-right in Urdu. */
export function TextInput({ value, onValue, type = 'text', dir, prefix, className = '', ...rest }: TextInputProps) {
  const control = useControl();
  const isLatin = ['email', 'tel', 'password', 'url'].includes(type);
  const input = (
    <input
      {...control}
      {...rest}
      type={type}
      dir={dir ?? (isLatin ? 'ltr' : 'auto')}
      value={value}
      onChange={(event) => onValue(event.target.value)}
      className={`${styles.control} ${prefix ? styles.prefixed : ''} ${className}`}
    />
  );
  if (!prefix) return input;
  return (
    <span className={styles.group}>
      <span className={styles.prefix} aria-hidden>
        {prefix}
      </span>
      {input}
    </span>
  );
}

/** A password with a button that shows it. */
export function PasswordInput({ value, onValue, ...rest }: Shared & Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'>) {
  const { t } = useTranslation('shell');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className={styles.group}>
      <TextInput {...rest} value={value} onValue={onValue} type={isShown ? 'text' : 'password'} dir="ltr" className={styles.withButton} />
      <button type="button" className={styles.inside} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        <Icon size={20} aria-hidden />
        <span className="visually-hidden">{t('form.showPassword')}</span>
      </button>
    </span>
  );
}

type TextAreaProps = Shared & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'>;

/** A native textarea; with `maxLength` it counts. */
export function TextArea({ value, onValue, maxLength, className = '', ...rest }: TextAreaProps) {
  const control = useControl();
  return (
    <>
      <textarea
        dir="auto"
        rows={4}
        {...control}
        {...rest}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        className={`${styles.control} ${styles.area} ${className}`}
      />
      {maxLength !== undefined && (
        <span className={styles.count} dir="ltr">
          {value.length}/{maxLength}
        </span>
      )}
    </>
  );
}

type SelectInputProps = Shared & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'>;

/** A native select (its list is the phone's own); more than a hundred choices still work. */
export function SelectInput({ value, onValue, className = '', children, ...rest }: SelectInputProps) {
  const control = useControl();
  return (
    <select
      {...control}
      {...rest}
      value={value}
      onChange={(event) => onValue(event.target.value)}
      className={`${styles.control} ${styles.select} ${className}`}
    >
      {children}
    </select>
  );
}
