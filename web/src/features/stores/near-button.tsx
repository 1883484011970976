import { Navigation } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askPosition } from '#shared/form/ask-position.ts';
import type { Position } from '#shared/form/ask-position.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import type { ButtonKind } from '#shared/ui/button.tsx';

interface NearButtonProps {
  kind?: ButtonKind;
  /** Called once it is known where the reader is. */
  onKnown: () => void;
}

// Only for as long as the tab is open: it stands in no address, and nothing keeps it.
let known: Position | undefined;

/** Where the reader was when they let us know, in this tab. */
export const knownPosition = (): Position | undefined => known;

/** To some 100 m: enough to find a shop, and many readers then ask the same. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** Asks where the reader is: the browser asks them in turn, and only after this press. */
export function NearButton({ kind = 'outlined', onKnown }: NearButtonProps) {
  const { t } = useTranslation('stores');
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    const position = await askPosition();
    setAsking(false);
    if (typeof position === 'string') toast.warning(t(`near.${position}`));
    else {
      known = { latitude: rounded(position.latitude), longitude: rounded(position.longitude) };
      onKnown();
    }
  };
  return (
    <Button kind={kind} isBusy={isAsking} icon={<Navigation size={20} aria-hidden />} onClick={() => void ask()}>
      {t('near.ask')}
    </Button>
  );
}
