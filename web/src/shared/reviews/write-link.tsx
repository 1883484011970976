import { useTranslation } from 'react-i18next';
import { PageLink } from '../navigation/page-link.tsx';
import { reviewsOf } from './reviewed-kind.ts';
import type { ReviewedKind } from './reviewed-kind.ts';

interface WriteLinkProps {
  kind: ReviewedKind;
  /** Of the thing. */
  id: string;
}

/** Leads a member who may review a thing to where that is done; nothing for who may not. */
export function WriteLink({ kind, id }: WriteLinkProps) {
  const { t } = useTranslation('reviews');
  const { data } = kind.own.useQuery({ id });
  if (!data?.mayReview) return null;
  return (
    <p>
      <PageLink to={reviewsOf(kind, id)}>{t(data.review === null ? 'own.write' : 'own.edit')}</PageLink>
    </p>
  );
}
