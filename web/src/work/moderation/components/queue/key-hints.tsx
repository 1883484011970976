import { Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#shared/antd/work.ts';
import { useKeysChoice } from '#shared/work/work-keys.ts';
import styles from './review-queue.module.css';

/** How to move and decide without a mouse, and whether keys do so at all. */
export function KeyHints() {
  const { t } = useTranslation('moderation');
  const [isOn, choose] = useKeysChoice();
  return (
    <div className={styles.keys}>
      <Checkbox checked={isOn} onChange={({ target }) => choose(target.checked)}>
        <Keyboard size={20} aria-hidden /> {t('queue.keys')}
      </Checkbox>
    </div>
  );
}
