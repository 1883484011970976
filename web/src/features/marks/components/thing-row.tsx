import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkedThing } from '#shared/api/types.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { RowWords } from '#shared/list/row-list.tsx';
import { PageLink } from '#shared/navigation/page-link.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { markedKinds } from '../model/marked-kinds.ts';
import { AboutThing } from './about-thing.tsx';
import styles from './things.module.css';

interface ThingRowProps {
  thing: MarkedThing;
  /** Of the link to its page: where the reader comes from. */
  query?: Query;
  /** How it stands. */
  state: ReactNode;
  actions?: ReactNode;
}

/** A thing in a list of those that admins mark: what it is, whose, and the way to its page. */
export function ThingRow({ thing, query, state, actions }: ThingRowProps) {
  const { t } = useTranslation('marks');
  const city = useCityName()(thing.city);
  return (
    <li className={styles.row}>
      <RowWords>
        <PageLink to={markedKinds[thing.kind].pageOf(thing.id)} query={query} className={styles.name}>
          <MemberName>{thing.name}</MemberName>
        </PageLink>
        <p className={styles.meta}>
          <AboutThing thing={thing} />
        </p>
        <p className={styles.meta}>
          {city} · {t('owner')} <MemberName>{thing.owner.fullName}</MemberName>
        </p>
      </RowWords>
      {state}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
