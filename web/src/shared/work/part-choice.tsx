import { Segmented } from '../antd/work.ts';
import { formatNumber } from '../format/format.ts';
import { navigate } from '../navigation/navigation.ts';
import type { TabLink } from '../content/tab-links.tsx';
import styles from './part-choice.module.css';

interface PartChoiceProps {
  label: string;
  /** The page whose parts they are. */
  to: string;
  entries: readonly TabLink[];
  /** Name of the entry that is shown. */
  current: string;
}

/** One of a few parts of a list, each with an address of its own and how much it holds. */
export function PartChoice({ label, to, entries, current }: PartChoiceProps) {
  const go = (name: string) => {
    const query = entries.find((entry) => entry.name === name)?.query;
    if (query) navigate(to, { query });
  };
  return (
    <div className={styles.scroll}>
      <Segmented
        aria-label={label}
        value={current}
        onChange={go}
        options={entries.map(({ name, text, count }) => ({
          value: name,
          label: (
            <>
              {text}
              {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
            </>
          ),
        }))}
      />
    </div>
  );
}
