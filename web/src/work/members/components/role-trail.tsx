import { formerMember } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import type { RoleChange } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { Skeleton, SkeletonBlock } from '#shared/content/skeleton.tsx';
import styles from './members-screen.module.css';

function Decider({ change: { by, byName } }: { change: RoleChange }) {
  const { t } = useTranslation('members');
  if (byName === null && by === null) return t('trail.operator');
  return <MemberName>{byName ?? formerMember}</MemberName>;
}

function Changes({ changes }: { changes: readonly RoleChange[] }) {
  const { t, i18n } = useTranslation('members');
  if (changes.length === 0) return <p className={styles.meta}>{t('trail.empty')}</p>;
  return (
    <ol>
      {changes.map((change) => (
        <li key={change.at} className={styles.change}>
          <strong>{t(`trail.${change.to}`)}</strong>
          <span className={styles.meta}>
            <Decider change={change} /> · {formatDate(i18n.language, change.at)}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Who gave and took the member's role, the first change first. */
export function RoleTrail({ id }: { id: string }) {
  const { t } = useTranslation('members');
  const { currentData, isError, isFetching, refetch } = authEndpoints.useGetAuthUsersByIdRolesQuery({ id });
  return (
    <section aria-label={t('trail.title')} className={styles.trail}>
      <h3>{t('trail.title')}</h3>
      {currentData && <Changes changes={currentData.changes} />}
      {!currentData && !isError && (
        <Skeleton>
          <SkeletonBlock shape="line" />
          <SkeletonBlock shape="short" />
        </Skeleton>
      )}
      {!currentData && isError && <ErrorState title={t('trail.error')} onRetry={() => void refetch()} isRetrying={isFetching} />}
    </section>
  );
}
