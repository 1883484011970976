import { Boxes, ClipboardCheck, MessagesSquare, PackageCheck, PackageX, Scale, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import { askedOnce, useWaitingParcels } from '#shared/shop/use-waiting-parcels.ts';
import styles from './own-store.module.css';
import { vendorPage, vendorPlaces } from './own-store.ts';

const icons = {
  ...{ toConfirm: ClipboardCheck, toSend: PackageCheck, returns: Undo2, disputes: Scale },
  ...{ messages: MessagesSquare, outOfStock: PackageX, lowStock: Boxes },
} as const;

/** Something that a seller has to do, and where it is listed. */
export interface ToDo {
  name: keyof typeof icons;
  to: string;
  query: Query;
  /** Undefined while it is not known. */
  count: number | undefined;
  /** Since when the oldest waits; null where nothing does, or that is not known. */
  since: string | null;
}

/** By what is to be done with them, where the parcels are that wait for it, the oldest first. */
const lists = {
  toConfirm: { status: 'placed' },
  toSend: { status: 'confirmed' },
  returns: { status: 'return-asked' },
  disputes: { disputed: 'true' },
} as const satisfies Partial<Record<ToDo['name'], Query>>;

/** What waits among the parcels of the own store. */
export function useParcelsToDo(...options: Parameters<typeof useWaitingParcels>) {
  const { data, ...asked } = useWaitingParcels(...options);
  const toDos = (Object.keys(lists) as (keyof typeof lists)[]).map((name): ToDo => {
    const { count, since = null } = data?.waiting[name] ?? {};
    return { name, count, since, to: vendorPage, query: { ...vendorPlaces.parcels, ...lists[name], sortBy: 'oldest' } };
  });
  return { ...asked, isKnown: data !== undefined, toDos };
}

/** What waits in the own store, where another page of its member is shown. */
export function StoreToDos() {
  const { t } = useTranslation('vendor-office');
  const toDos = useParcelsToDo(askedOnce).toDos.filter(({ count = 0 }) => count > 0);
  return (
    <section className={styles.ofStore}>
      <h2>{t('toDo.ofStore')}</h2>
      <ul className={styles.toDos}>
        {toDos.map((toDo) => (
          <li key={toDo.name}>
            <ToDoLink toDo={toDo} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way to what waits, with how much that is. */
export function ToDoLink({ toDo: { name, to, query, count, since }, isCurrent = false }: { toDo: ToDo; isCurrent?: boolean }) {
  const { t, i18n } = useTranslation('vendor-office');
  const Icon = icons[name];
  return (
    <PageLink to={to} query={query} className={`${styles.toDo} ${count ? styles.waits : ''}`} aria-current={isCurrent ? 'page' : undefined}>
      <Icon size={24} aria-hidden />
      <span className={styles.words}>
        {t(`toDo.${name}`)}
        {since !== null && <small className={styles.meta}>{t('toDo.since', { day: formatDate(i18n.language, since) })}</small>}
      </span>
      <b className={styles.total}>{count === undefined ? '–' : formatNumber(count)}</b>
    </PageLink>
  );
}
