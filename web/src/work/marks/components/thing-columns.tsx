import { useTranslation } from 'react-i18next';
import type { MarkedThing } from '#shared/api/types.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { markedKinds } from '../model/marked-kinds.ts';
import { AboutThing } from './about-thing.tsx';
import styles from './things.module.css';

/** What it is, and the way to its page. */
function ThingWords({ thing, query }: { thing: MarkedThing; query: Query | undefined }) {
  return (
    <div className={styles.words}>
      <PageLink to={markedKinds[thing.kind].pageOf(thing.id)} query={query} className={styles.name}>
        <MemberName>{thing.name}</MemberName>
      </PageLink>
      <p className={styles.meta}>
        <AboutThing thing={thing} />
      </p>
    </div>
  );
}

/** What a table of things that admins mark shows of each. `query`: of the link to its page, where the reader comes from. */
export function useThingColumns(query?: Query): WorkColumn<MarkedThing>[] {
  const { t } = useTranslation('marks');
  const cityName = useCityName();
  return [
    { name: 'thing', title: t('column.thing'), part: 'title', cell: (thing) => <ThingWords thing={thing} query={query} /> },
    { name: 'city', title: t('column.city'), cell: ({ city }) => cityName(city) },
    { name: 'owner', title: t('column.owner'), cell: ({ owner }) => <MemberName>{owner.fullName}</MemberName> },
  ];
}
