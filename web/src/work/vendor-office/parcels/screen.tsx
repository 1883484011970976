import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { ParcelStatus } from '#shared/api/types.ts';
import { listResult } from '#shared/list/list-result.ts';
import { NothingFound, EmptyState } from '#shared/content/states.tsx';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkSelect } from '#shared/work/controls.tsx';
import { WorkList } from '#shared/work/work-list.tsx';
import { WorkTable } from '#shared/work/work-table.tsx';
import { OwnStoreFrame } from '../frame/own-store-frame.tsx';
import { useParcelColumns } from './parcel-columns.tsx';
import { fresh, pageSize, parcelList, parcelStatuses } from './parcel-list.ts';
import { ParcelTabs } from './parcel-tabs.tsx';
import styles from './parcels.module.css';
import { ToDo } from './to-do.tsx';

interface StatusFilterProps {
  status: ParcelStatus | undefined;
  onStatus: (status: ParcelStatus | undefined) => void;
}

function StatusFilter({ status, onStatus }: StatusFilterProps) {
  const { t } = useTranslation('vendor-office');
  return (
    <WorkField label={t('column.status')} className={styles.filter}>
      <WorkSelect
        value={status ?? 'all'}
        options={(['all', ...parcelStatuses] as const).map((value) => ({ value, label: t(`parcels.status.${value}`) }))}
        onValue={(value) => onStatus(value === 'all' ? undefined : value)}
      />
    </WorkField>
  );
}

function NoParcels({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation('vendor-office');
  if (isNarrowed) return <NothingFound title={t('parcels.notFound')} reason={t('parcels.notFoundText')} onClear={onClear} />;
  return <EmptyState title={t('parcels.none')} reason={t('parcels.noneText')} />;
}

function Parcels() {
  const { t } = useTranslation('vendor-office');
  const list = useListQuery(parcelList);
  const { status } = list.filters;
  const query = commerceEndpoints.useGetOrdersParcelsQuery({ page: list.page, limit: pageSize, ...(status && { status }) }, fresh);
  const columns = useParcelColumns();
  const title = t('parcels.title');
  return (
    <WorkList
      words={{ title, loading: t('parcels.loading'), error: t('parcels.error') }}
      count={(isCapped, values) => t(isCapped ? 'parcels.countCapped' : 'parcels.count', values)}
      list={list}
      savedAs="parcels"
      above={
        <div className={styles.above}>
          <ParcelTabs current="parcels" />
          <ToDo current={status} />
          <StatusFilter status={status} onStatus={(next) => list.filter({ status: next })} />
        </div>
      }
      result={listResult(query, ({ parcels }) => parcels)}
      empty={<NoParcels isNarrowed={status !== undefined} onClear={() => list.replaceFilters({})} />}
    >
      {(parcels) => <WorkTable name="vendor.parcels" label={title} items={parcels} idOf={({ id }) => id} columns={columns} />}
    </WorkList>
  );
}

/** What the own store has to send and has sent; what waits for the seller stands on top. */
export function ParcelsScreen() {
  const { t } = useTranslation('vendor-office');
  return <OwnStoreFrame title={t('parcels.title')}>{() => <Parcels />}</OwnStoreFrame>;
}
