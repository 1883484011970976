import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import type { ShownPets } from '../../hooks/use-pet-page.ts';
import { chosenFilters } from '../../model/pet-filters.ts';
import type { PetListState } from '../../model/pet-filters.ts';
import { pageSize } from '../../model/paging.ts';
import { PetGrid, PetGridSkeleton } from '#shared/pet/pet-grid.tsx';

interface PetResultsProps {
  state: PetListState;
  shown: ShownPets;
  onChange: (changes: Partial<PetListState>) => void;
}

function NoPets({ state, onChange, total }: Omit<PetResultsProps, 'shown'> & { total: number }) {
  const { t } = useTranslation('pets');
  const nest = <img src="/art/nest.svg" width="180" height="174" alt="" />;
  if (total > 0) {
    const back = (
      <Button kind="primary" onClick={() => onChange({ page: 1 })}>
        {t('list.empty.firstPage')}
      </Button>
    );
    return <EmptyState title={t('list.empty.title')} reason={t('list.empty.textPage')} picture={nest} action={back} />;
  }
  const isFiltered = chosenFilters(state.filters).length > 0;
  const clear = (
    <Button kind="primary" onClick={() => onChange({ filters: {} })}>
      {t('list.empty.clear')}
    </Button>
  );
  const reason = t(isFiltered ? 'list.empty.text' : 'list.empty.textPlain');
  return <EmptyState title={t('list.empty.title')} reason={reason} picture={nest} action={isFiltered && clear} />;
}

/** The pets of one page, or why there are none. */
export function PetResults({ state, shown, onChange }: PetResultsProps) {
  const { t } = useTranslation('pets');
  const errorText = useErrorText();
  if (shown.error) {
    return <ErrorState title={t('list.error.title')} text={errorText(shown.error)} onRetry={shown.retry} isRetrying={shown.isRetrying} />;
  }
  if (!shown.pets) return <PetGridSkeleton count={pageSize} look={state.view} label={t('list.loading')} />;
  if (shown.pets.length === 0) return <NoPets state={state} onChange={onChange} total={shown.total ?? 0} />;
  return <PetGrid pets={shown.pets} look={state.view} eager={3} />;
}
