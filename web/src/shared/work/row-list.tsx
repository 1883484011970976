import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { Input } from '../antd/work.ts';
import { useControl } from '../form/control.ts';
import styles from './row-list.module.css';
import { WorkField } from './work-field.tsx';

/** In ms; longer than between two keys, shorter than one waits for an answer. */
const pauseMs = 300;

/** Above a list of rows: its search, and what else narrows it. */
export function RowTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}

interface SearchProps {
  maxLength: number;
  value: string;
  /** Called with what was typed, without the blanks around it, at a pause; at once on Enter and when the field is left. */
  onValue: (value: string) => void;
}

function WorkSearch({ value, onValue, maxLength }: SearchProps) {
  const control = useControl();
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  // Filters that were cleared, or Back.
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const send = () => {
    if (typed.trim() === sent) return;
    setSent(typed.trim());
    onValue(typed.trim());
  };
  const sendLater = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(sendLater, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Input
      {...control}
      type="search"
      dir="auto"
      prefix={<Search size={20} aria-hidden />}
      enterKeyHint="search"
      autoComplete="off"
      maxLength={maxLength}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onPressEnter={send}
      onBlur={send}
    />
  );
}

interface RowSearchProps extends SearchProps {
  label: string;
  error?: string | undefined;
}

/** The search of a list of rows. */
export function RowSearch({ label, error, ...input }: RowSearchProps) {
  return (
    <search className={styles.search}>
      <WorkField label={label} error={error} className={styles.searchField}>
        <WorkSearch {...input} />
      </WorkField>
    </search>
  );
}
