import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Store } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import { listResult } from '#shared/list/list-result.ts';
import { oneOfOr, pageSize } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { BackLink } from '#shared/content/back-link.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Options } from '#shared/ui/options.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SelectInput } from '#shared/ui/text-input.tsx';
import { StoreGrid } from './store-grid.tsx';
import { knownPosition, NearButton } from './near-button.tsx';
import { distances, nearList, storesPlace } from './near-list.ts';
import type { NearSettings } from './near-list.ts';
import type { Position } from '#shared/form/ask-position.ts';

interface NearProps {
  /** A button on each picture. */
  corner?: ((store: Store) => ReactNode) | undefined;
}

const farthest = distances[distances.length - 1] ?? '100';

interface WithinProps {
  within: NearSettings['within'];
  onWithin: (within: NearSettings['within']) => void;
}

function Within({ within, onWithin }: WithinProps) {
  const { t } = useTranslation('stores');
  return (
    <Field label={t('near.within')}>
      <SelectInput value={within} onValue={(next) => onWithin(oneOfOr(within, distances)(next))}>
        <Options choices={distances.map((value) => ({ value, text: t('near.kilometres', { amount: value }) }))} />
      </SelectInput>
    </Field>
  );
}

/** No store so near: farther away there may be one. */
function NoneSoNear({ within, onWithin }: WithinProps) {
  const { t } = useTranslation('stores');
  const isFarthest = within === farthest;
  return (
    <EmptyState
      title={t('near.empty', { distance: t('near.kilometres', { amount: within }) })}
      reason={t(isFarthest ? 'near.emptyAnywhere' : 'near.emptyText')}
      action={
        !isFarthest && (
          <Button kind="primary" onClick={() => onWithin(farthest)}>
            {t('near.farther', { distance: t('near.kilometres', { amount: farthest }) })}
          </Button>
        )
      }
    />
  );
}

function Around({ position, corner }: NearProps & { position: Position }) {
  const { t } = useTranslation('stores');
  const errorText = useErrorText();
  const list = useListQuery(nearList);
  const { within } = list.settings;
  const onWithin = (next: NearSettings['within']) => list.set({ within: next });
  const asked = { ...position, maxDistance: Number(within) * 1000, page: list.page, limit: pageSize };
  const result = listResult(commerceEndpoints.useGetStoresNearbyQuery(asked), ({ stores }) => stores);
  return (
    <ListPage
      heading={<PageHeading>{t('near.title')}</PageHeading>}
      list={list}
      count={(total) => (total === undefined ? t('list.loading') : t('list.count', { count: total, amount: formatNumber(total) }))}
      tools={<Within within={within} onWithin={onWithin} />}
      label={t('list.results')}
      result={result}
      skeleton={<PetGridSkeleton count={6} label={t('list.loading')} />}
      empty={<NoneSoNear within={within} onWithin={onWithin} />}
      failed={{ title: t('list.error.title'), text: errorText(result.error) }}
    >
      {(stores) => <StoreGrid stores={stores} look="grid" eager={3} corner={corner} />}
    </ListPage>
  );
}

/** Stores around the reader, the nearest first; who comes by a link is asked first, and only on a press. */
export function NearScreen({ corner }: NearProps) {
  const { t } = useTranslation('stores');
  const [position, setPosition] = useState(knownPosition);
  return (
    <>
      <BackLink to="accessories" query={storesPlace}>
        {t('near.all')}
      </BackLink>
      {position ? (
        <Around position={position} corner={corner} />
      ) : (
        <>
          <PageHeading>{t('near.title')}</PageHeading>
          <EmptyState
            title={t('near.where')}
            reason={t('near.whereText')}
            action={<NearButton kind="primary" onKnown={() => setPosition(knownPosition)} />}
          />
        </>
      )}
    </>
  );
}
