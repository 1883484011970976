import { useTranslation } from 'react-i18next';
import { Checkbox } from '../antd/work.ts';
import { Dialog } from './dialogs.tsx';
import styles from './key-list.module.css';
import { useKeysChoice } from './work-keys.ts';
import type { WorkKey } from './work-keys.ts';

interface KeyListProps {
  isOpen: boolean;
  keys: readonly Pick<WorkKey, 'key' | 'text'>[];
  onClose: () => void;
}

/** Every key of a screen, and what it does; whether they act at all. */
export function KeyList({ isOpen, keys, onClose }: KeyListProps) {
  const { t } = useTranslation('work');
  const [isOn, choose] = useKeysChoice();
  return (
    <Dialog isOpen={isOpen} title={t('keys.title')} closeLabel={t('keys.close')} onClose={onClose}>
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
      <Checkbox checked={isOn} onChange={({ target }) => choose(target.checked)}>
        {t('keys.on')}
      </Checkbox>
    </Dialog>
  );
}
