import { formerMember } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type { MarkDecision, MarkedThing } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { Section } from '#shared/content/section.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { WorkTimeline } from '#shared/work/work-timeline.tsx';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';
import { ActionLink } from '#shared/work/button.tsx';
import { DetailCard, DetailColumns, DetailPage, DetailTitle } from '#shared/content/detail-page.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { isFromPapers, markedKinds } from './marked-kinds.ts';
import type { MarkedKind } from './marked-kinds.ts';
import styles from './things.module.css';
import { AboutThing, MarkPills } from './thing-columns.tsx';
import { MarkButtons, ReasonDialog } from './mark-buttons.tsx';
import type { AskedReason } from './mark-buttons.tsx';
import { RecallPart } from './recall-part.tsx';
import { SentPapers } from './sent-papers.tsx';

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
function MarkHistory({ kind, id }: { kind: MarkedKind; id: string }) {
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

function ThingTitle({ thing }: { thing: MarkedThing }) {
  const { t, i18n } = useTranslation('marks');
  const city = useCityName()(thing.city);
  const { name, owner, createdAt } = thing;
  return (
    <DetailTitle
      title={name}
      name={<MemberName>{name}</MemberName>}
      traits={<AboutThing thing={thing} />}
      meta={
        <>
          {city !== '' && <li>{city}</li>}
          <li>
            {t('owner')} <MemberName>{owner.fullName}</MemberName>
          </li>
          <li>{t('since', { date: formatDate(i18n.language, createdAt) })}</li>
        </>
      }
      actions={null}
    />
  );
}

function Marks({ thing, onHide }: { thing: MarkedThing; onHide: () => void }) {
  const { t } = useTranslation('marks');
  return (
    <DetailCard title={t('marks')}>
      <MarkPills thing={thing} />
      <div className={styles.buttons}>
        <MarkButtons thing={thing} onHide={onHide} />
      </div>
      <p className={styles.soft}>{t('marksText')}</p>
      <ActionLink to={markedKinds[thing.kind].publicPageOf(thing.id)} isBlock className={styles.link}>
        {t('publicPage')}
      </ActionLink>
    </DetailCard>
  );
}

function KnownThing({ thing }: { thing: MarkedThing }) {
  const { t } = useTranslation('marks');
  const [asked, ask] = useState<AskedReason['act']>();
  const { papers } = markedKinds[thing.kind];
  return (
    <>
      <DetailColumns
        besideLabel={t('marks')}
        beside={<Marks thing={thing} onHide={() => ask('hide')} />}
        after={<MarkHistory kind={thing.kind} id={thing.id} />}
      >
        <ThingTitle thing={thing} />
        {papers && <SentPapers thing={thing} papers={papers} onAsk={ask} />}
        {thing.kind === 'accessory' && <RecallPart id={thing.id} />}
      </DetailColumns>
      <ReasonDialog asked={asked && { act: asked, thing }} onClose={() => ask(undefined)} />
    </>
  );
}

function ThingSkeleton() {
  const { t } = useTranslation('marks');
  return (
    <>
      <PageHeading className="visually-hidden">{t('loading')}</PageHeading>
      <Skeleton label={t('loading')}>
        <SkeletonStack gap={4} shapes={['heading', 'short', 'line', 'control', 'control', 'line']} />
      </Skeleton>
    </>
  );
}

function ShownThing({ kind, id }: { kind: MarkedKind; id: string }) {
  const { t } = useTranslation('marks');
  const errorText = useErrorText();
  const { currentData, error, isFetching, refetch } = markedKinds[kind].one.useQuery({ id }, { refetchOnMountOrArgChange: true });
  if (currentData) return <KnownThing thing={currentData.thing} />;
  if (error === undefined) return <ThingSkeleton />;
  const isGone = isNotFound(error);
  return (
    <>
      <PageHeading className="visually-hidden">{t(`kind.${kind}.one`)}</PageHeading>
      {isGone ? (
        <EmptyState title={t(`kind.${kind}.missing`)} reason={t('missingText')} />
      ) : (
        <ErrorState title={t('thingError')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </>
  );
}

/** One thing for admins: the papers that its owner sent, its marks, and every decision on them. */
export function ThingScreen({ kind, id }: { kind: MarkedKind; id: string }) {
  const { t } = useTranslation('marks');
  const { query } = usePage();
  const isFromQueue = isFromPapers(query);
  const back = isFromQueue
    ? { to: 'admin-verifications', text: t('queue.title') }
    : { to: markedKinds[kind].listPage, text: t(`kind.${kind}.title`) };
  return (
    <DetailPage back={back}>
      <ShownThing key={id} kind={kind} id={id} />
    </DetailPage>
  );
}
