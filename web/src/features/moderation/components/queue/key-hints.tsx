import { Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#shared/antd/work.ts';
import { Button } from '#shared/ui/button.tsx';
import { KeyList } from '#shared/work/key-list.tsx';
import styles from './review-queue.module.css';

export interface KeyHintsProps {
  hasShortcuts: boolean;
  onShortcuts: (isOn: boolean) => void;
  isListOpen: boolean;
  onList: (isOpen: boolean) => void;
}

/** How to move and decide without a mouse, whether keys do so at all, and all of them. */
export function KeyHints({ hasShortcuts, onShortcuts, isListOpen, onList }: KeyHintsProps) {
  const { t } = useTranslation('moderation');
  const keys = [
    { key: 'J', text: t('panel.next') },
    { key: 'K', text: t('panel.previous') },
    { key: 'A', text: t('panel.approve') },
    { key: 'R', text: t('panel.reject') },
    { key: 'X', text: t('keys.pick') },
    { key: '?', text: t('keys.list') },
  ];
  return (
    <div className={styles.keys}>
      <Checkbox checked={hasShortcuts} onChange={({ target }) => onShortcuts(target.checked)}>
        <Keyboard size={20} aria-hidden /> {t('queue.keys')}
      </Checkbox>
      <Button size="small" kind="text" label={t('keys.title')} onClick={() => onList(true)}>
        ?
      </Button>
      <KeyList isOpen={isListOpen} keys={keys} words={{ title: t('keys.title'), close: t('keys.close') }} onClose={() => onList(false)} />
    </div>
  );
}
