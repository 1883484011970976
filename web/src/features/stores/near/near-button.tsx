import { Navigation } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#shared/toasts/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import type { ButtonKind } from '#shared/ui/button.tsx';
import { askPosition } from './position.ts';

interface NearButtonProps {
  kind?: ButtonKind;
  /** Called once it is known where the reader is. */
  onKnown: () => void;
}

/** Asks where the reader is: the browser asks them in turn, and only after this press. */
export function NearButton({ kind = 'outlined', onKnown }: NearButtonProps) {
  const { t } = useTranslation('stores');
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    const position = await askPosition();
    setAsking(false);
    if (typeof position === 'string') toast.warning(t(`near.${position}`));
    else onKnown();
  };
  return (
    <Button kind={kind} isBusy={isAsking} icon={<Navigation size={20} aria-hidden />} onClick={() => void ask()}>
      {t('near.ask')}
    </Button>
  );
}
