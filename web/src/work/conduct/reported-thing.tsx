import { useTranslation } from 'react-i18next';
import type { ReportedCase } from '#shared/api/types.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';

type Thing = ReportedCase['thing'];

/** As pages call what the API calls otherwise. */
const pageKinds = { pet: 'pet', store: 'store', product: 'accessory', vet: 'vet' } as const;

/** Where an admin looks at what was reported, and may take a review or a comment away; undefined where nothing is left to look at. */
export function pageOfThing({ kind, id, place }: Pick<Thing, 'kind' | 'id' | 'place'>): string | undefined {
  if (kind === 'member') return `admin-member-${id}`;
  if (kind !== 'review' && kind !== 'comment') return `${pageKinds[kind]}-${id}`;
  if (place === null) return undefined;
  return place.kind === 'article' ? `blog-${place.id}` : `${pageKinds[place.kind]}-${place.id}-reviews`;
}

/** What can be rejected or hidden with a decision. */
export const canBeHidden = ({ kind, gone }: Thing): boolean => kind in pageKinds && !gone;

/** What was reported, with the way to it. */
export function ReportedThing({ thing }: { thing: Thing }) {
  const { t } = useTranslation(['conduct', 'reports']);
  const page = pageOfThing(thing);
  const name = thing.name === '' ? t(`reports:kind.${thing.kind}`) : <UserText>{thing.name}</UserText>;
  return (
    <>
      {page === undefined ? name : <PageLink to={page}>{name}</PageLink>}
      {thing.gone && ` (${t('gone')})`}
    </>
  );
}
