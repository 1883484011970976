import { formerMember } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import type { MarkDecision } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { Section } from '#shared/content/section.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { WorkTimeline } from '#shared/work/work-timeline.tsx';
import { markedKinds } from '../../model/marked-kinds.ts';
import type { MarkedKind } from '../../model/marked-kinds.ts';
import styles from './thing.module.css';

function useEntry() {
  const { t, i18n } = useTranslation('marks');
  return ({ mark, set, by, at, reason, superseded, ownThing }: MarkDecision) => ({
    key: `${at} ${mark}`,
    text: (
      <>
        <strong>{t(`history.${mark}.${set ? 'set' : 'cleared'}`)}</strong>
        {superseded && <span> {t('history.superseded')}</span>}
        {ownThing && <span> {t('history.ownThing')}</span>}
      </>
    ),
    on: (
      <>
        <MemberName>{by.name || formerMember}</MemberName> · {formatDate(i18n.language, at)}
      </>
    ),
    more: reason !== '' && (
      <p>
        <UserText>{reason}</UserText>
      </p>
    ),
  });
}

function Entries({ history }: { history: readonly MarkDecision[] }) {
  const { t } = useTranslation('marks');
  const entryOf = useEntry();
  if (history.length === 0) return <p className={styles.soft}>{t('history.empty')}</p>;
  return <WorkTimeline entries={history.toReversed().map(entryOf)} />;
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
