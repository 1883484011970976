import { formerMember } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import type { MarkDecision } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { Section } from '#shared/ui/section.tsx';
import { SkeletonStack } from '#shared/ui/skeleton-stack.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { markedKinds } from '../../model/marked-kinds.ts';
import type { MarkedKind } from '../../model/marked-kinds.ts';
import styles from './thing.module.css';

function Entry({ decision: { mark, set, by, at, reason, superseded, ownThing } }: { decision: MarkDecision }) {
  const { t, i18n } = useTranslation('marks');
  return (
    <li className={styles.decision}>
      <p>
        <strong>{t(`history.${mark}.${set ? 'set' : 'cleared'}`)}</strong>
        {superseded && <em> {t('history.superseded')}</em>}
        {ownThing && <em> {t('history.ownThing')}</em>}
      </p>
      <p className={styles.soft}>
        <MemberName>{by.name || formerMember}</MemberName> · {formatDate(i18n.language, at)}
      </p>
      {reason !== '' && (
        <p>
          <UserText>{reason}</UserText>
        </p>
      )}
    </li>
  );
}

function Entries({ history }: { history: readonly MarkDecision[] }) {
  const { t } = useTranslation('marks');
  if (history.length === 0) return <p className={styles.soft}>{t('history.empty')}</p>;
  return (
    <ol className={styles.history}>
      {history.toReversed().map((decision) => (
        <Entry key={`${decision.at} ${decision.mark}`} decision={decision} />
      ))}
    </ol>
  );
}

/** Who decided what about the marks of a thing, and why, the newest first. */
export function MarkHistory({ kind, id }: { kind: MarkedKind; id: string }) {
  const { t } = useTranslation('marks');
  const { currentData, isError, isFetching, refetch } = markedKinds[kind].history.useQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Section title={t('history.title')}>
      {currentData && <Entries history={currentData.history} />}
      {!currentData && !isError && (
        <Skeleton>
          <SkeletonStack gap={3} shapes={['line', 'short']} />
        </Skeleton>
      )}
      {!currentData && isError && <ErrorState title={t('history.error')} onRetry={() => void refetch()} isRetrying={isFetching} />}
    </Section>
  );
}
