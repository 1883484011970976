import { useTranslation } from 'react-i18next';
import { useScreenKeys } from '#shared/work/work-keys.ts';

interface DeskActs {
  move: (steps: 1 | -1) => void;
  approve: () => void;
  reject: () => void;
  pick: () => void;
}

/** The keys of the desk: they move, decide and pick, but not while a dialog asks for the reason. */
export function useDeskKeys({ move, approve, reject, pick }: DeskActs, isAsking: boolean): void {
  const { t } = useTranslation('moderation');
  const keys = [
    { key: 'J', text: t('panel.next'), act: () => move(1) },
    { key: 'K', text: t('panel.previous'), act: () => move(-1) },
    { key: 'A', text: t('panel.approve'), act: approve },
    { key: 'R', text: t('panel.reject'), act: reject },
    { key: 'X', text: t('keys.pick'), act: pick },
  ];
  useScreenKeys(isAsking ? [] : keys);
}
