import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Args } from '#shared/api/endpoint.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { SentParcel } from '#shared/api/types.ts';
import { Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import '../model/vendor-outcomes.ts';
import styles from './parcel.module.css';

type Behaviour = Args<'postOrdersParcelsByIdCourierTest'>['body']['behaviour'];

const behaviours = ['delivers', 'refuses', 'repeats', 'contradicts', 'silent'] as const satisfies readonly Behaviour[];

/** Where a courier is simulated: what it reports next of a parcel that is on its way. */
export function TestCourierPanel({ parcel: { id, carriedBy, status } }: { parcel: SentParcel }) {
  const { t } = useTranslation('vendor-office');
  const [play] = commerceEndpoints.usePostOrdersParcelsByIdCourierTestMutation();
  const [busy, setBusy] = useState<Behaviour>();
  if (carriedBy !== 'test-courier' || status !== 'shipped') return null;
  const choose = async (behaviour: Behaviour) => {
    setBusy(behaviour);
    await play({ id, body: { behaviour } });
    setBusy(undefined);
  };
  return (
    <Panel title={t('parcel.testCourier.title')}>
      <div className={styles.next}>
        <p>{t('parcel.testCourier.text')}</p>
        <div className={styles.buttons}>
          {behaviours.map((behaviour) => (
            <Button key={behaviour} isBusy={busy === behaviour} isDisabled={busy !== undefined} onClick={() => void choose(behaviour)}>
              {t(`parcel.testCourier.${behaviour}`)}
            </Button>
          ))}
        </div>
      </div>
    </Panel>
  );
}
