import { ClipboardCheck, PackageCheck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { formatNumber } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { vendorPage, vendorPlaces } from '../own-store.ts';
import { statusesToDo } from '../model/parcel-acts.ts';
import { fresh } from './parcel-list.ts';
import styles from './parcels.module.css';

type StatusToDo = (typeof statusesToDo)[number];

const icons = { placed: ClipboardCheck, confirmed: PackageCheck, 'return-asked': Undo2 } as const;

interface ToDoLinkProps {
  status: StatusToDo;
  isCurrent: boolean;
}

function ToDoLink({ status, isCurrent }: ToDoLinkProps) {
  const { t } = useTranslation('vendor-office');
  const { data } = commerceEndpoints.useGetOrdersParcelsQuery({ status, page: 1, limit: 1 }, fresh);
  const total = data?.pagination.total;
  const Icon = icons[status];
  return (
    <PageLink
      to={vendorPage}
      query={{ ...vendorPlaces.parcels, status }}
      className={`${styles.toDo} ${total ? styles.waits : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon size={24} aria-hidden />
      <span>{t(`parcels.toDo.${status}`)}</span>
      <b className={styles.total}>{total === undefined ? '–' : formatNumber(total)}</b>
    </PageLink>
  );
}

/** How much waits for the seller, each with the way to it. */
export function ToDo({ current }: { current: string | undefined }) {
  const { t } = useTranslation('vendor-office');
  return (
    <nav aria-label={t('parcels.next')}>
      <ul className={styles.toDos}>
        {statusesToDo.map((status) => (
          <li key={status}>
            <ToDoLink status={status} isCurrent={status === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
