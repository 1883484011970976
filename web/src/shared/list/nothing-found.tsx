import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import type { ButtonKind } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

interface NothingFoundProps {
  title: string;
  reason?: string;
  /** Takes all filters away; left out where none is chosen, for then there is simply nothing. */
  onClear: (() => void) | undefined;
  /** Of the button, where "Clear Filters" would not be right. */
  clear?: string;
  kind?: ButtonKind;
}

/** A list without an entry: nothing fits what was chosen, and the way to choose nothing. */
export function NothingFound({ title, reason, onClear, clear, kind = 'primary' }: NothingFoundProps) {
  const { t } = useTranslation('shell');
  return (
    <EmptyState
      title={title}
      reason={reason}
      action={
        onClear && (
          <Button kind={kind} onClick={onClear}>
            {clear ?? t('filters.clear')}
          </Button>
        )
      }
    />
  );
}
