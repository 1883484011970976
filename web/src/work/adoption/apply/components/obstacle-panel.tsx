import { useTranslation } from 'react-i18next';
import { NamedText } from '#shared/pet/named-text.tsx';
import { Art } from '#shared/content/art.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import type { Obstacle } from '../../model/obstacle.ts';
import { requestPlaces } from '../../../../features/adoption/requests/model/request-place.ts';

interface ObstaclePanelProps {
  obstacle: Obstacle;
  petId: string;
  /** Unknown where there is no such pet. */
  petName?: string | undefined;
  /** The member's own request, where it is known. */
  requestId?: string | undefined;
}

function WayOn({ obstacle, requestId }: Pick<ObstaclePanelProps, 'obstacle' | 'requestId'>) {
  const { t } = useTranslation('adoption-application');
  if (obstacle === 'own' || obstacle === 'open') {
    const sent = requestId === undefined ? requestPlaces.view('sent') : requestPlaces.details(requestId);
    return (
      <ActionLink to="dashboard" query={obstacle === 'own' ? requestPlaces.list : sent} kind="primary">
        {t(`obstacle.${obstacle}.go`)}
      </ActionLink>
    );
  }
  return (
    <ActionLink to="pets" kind="primary">
      {t('browse')}
    </ActionLink>
  );
}

/** Why this pet cannot be asked for, in place of the form, and what can be done instead. */
export function ObstaclePanel({ obstacle, petId, petName = '', requestId }: ObstaclePanelProps) {
  const { t } = useTranslation('adoption-application');
  return (
    <div className="container">
      <MessagePanel
        picture={<Art name={obstacle === 'gone' ? 'window-other' : 'window-cat'} />}
        heading={
          <PageHeading takesFocus="moved">
            <NamedText sentence={(name) => t(`obstacle.${obstacle}.title`, { name })} name={petName} />
          </PageHeading>
        }
        text={t(`obstacle.${obstacle}.text`)}
        actions={
          <>
            <WayOn obstacle={obstacle} requestId={requestId} />
            {obstacle !== 'gone' && <ActionLink to={`pet-${petId}`}>{t('back')}</ActionLink>}
          </>
        }
      />
    </div>
  );
}
