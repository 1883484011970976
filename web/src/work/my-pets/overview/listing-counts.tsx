import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { ApprovalStatus, PetPage } from '#shared/api/types.ts';
import { WorkFigure } from '#shared/work/work-figures.tsx';
import { places } from '../model/dashboard-place.ts';

interface CountsProps {
  /** My first listings; all of them for nearly everybody. */
  mine: PetPage | undefined;
  isError: boolean;
}

/** One figure; a dash when it cannot be counted. Counted from what is there where that is everything, else by the API. */
function Count({ state, mine, isError }: CountsProps & { state: ApprovalStatus }) {
  const { t } = useTranslation('pet');
  const isWhole = mine === undefined || mine.pagination.total <= mine.pets.length;
  const counted = petsEndpoints.useGetPetsUserMyPetsQuery({ limit: 1, approvalStatus: state }, { skip: isWhole });
  const own = mine?.pets.filter(({ approvalStatus }) => approvalStatus === state).length;
  return (
    <WorkFigure
      label={t(`approvalStatus.${state}`)}
      total={isWhole ? own : counted.data?.pagination.total}
      isError={isError || counted.isError}
      place={{ to: 'dashboard', query: { ...places.list, approvalStatus: state } }}
    />
  );
}

/** How many listings I have, by the state of their review; each leads to those. */
export function ListingCounts(props: CountsProps) {
  const { t } = useTranslation('my-pets');
  return (
    <>
      <WorkFigure
        label={t('overview.pets')}
        total={props.mine?.pagination.total}
        isError={props.isError}
        place={{ to: 'dashboard', query: places.list }}
      />
      {(['approved', 'pending', 'rejected'] as const).map((state) => (
        <Count key={state} state={state} {...props} />
      ))}
    </>
  );
}
