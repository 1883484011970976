import { Dialog } from '../ui/dialog.tsx';
import styles from './key-list.module.css';

interface KeyListProps {
  isOpen: boolean;
  keys: readonly { key: string; text: string }[];
  words: { title: string; close: string };
  onClose: () => void;
}

/** Every key of a screen, and what it does; `?` opens it. */
export function KeyList({ isOpen, keys, words, onClose }: KeyListProps) {
  return (
    <Dialog isOpen={isOpen} title={words.title} closeLabel={words.close} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(({ key, text }) => (
          <div key={key}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
