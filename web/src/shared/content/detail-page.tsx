import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Query } from '../navigation/page-path.ts';
import { ActionBar } from './action-bar.tsx';
import { BackLink } from './back-link.tsx';
import styles from './detail-page.module.css';
import { PageHeading } from './page-heading.tsx';
import { SkeletonStack } from './skeleton-stack.tsx';
import { Skeleton, SkeletonBlock } from './skeleton.tsx';

interface DetailPageProps {
  /** The list that it is an entry of, as it was left. */
  back: { to: string; query?: Query; text: string };
  children: ReactNode;
}

/** The page of one thing of a list: its pictures, its words, and beside them what can be done about it. */
export function DetailPage({ back, children }: DetailPageProps) {
  return (
    <div className="container fills-window">
      <BackLink to={back.to} query={back.query} className={styles.back}>
        {back.text}
      </BackLink>
      {children}
    </div>
  );
}

interface DetailColumnsProps {
  beside: ReactNode;
  /** The name of what stands beside. */
  besideLabel: string;
  /** What may wait until after that where all stands in one column; under the words on a desk. */
  after?: ReactNode;
  children: ReactNode;
}

/** Words, and beside them (after the name where there is less room) what stays in view on a desk. */
export function DetailColumns({ beside, besideLabel, after, children }: DetailColumnsProps) {
  return (
    <div className={styles.columns}>
      <article className={styles.article}>{children}</article>
      <aside className={styles.beside} aria-label={besideLabel}>
        {beside}
      </aside>
      {after && <div className={styles.after}>{after}</div>}
    </div>
  );
}

interface DetailTitleProps {
  /** Who it is, before the name. */
  picture?: ReactNode;
  /** Of the window, where the name has a direction of its own. */
  title: string;
  name: ReactNode;
  traits: ReactNode;
  /** List items. */
  meta: ReactNode;
  /** What one can do with the page. */
  actions: ReactNode;
}

/** The name of the page, with the first of what there is to know. */
export function DetailTitle({ picture, title, name, traits, meta, actions }: DetailTitleProps) {
  return (
    <header className={styles.title}>
      {picture}
      <div className={styles.titleWords}>
        <PageHeading title={title} className={styles.name}>
          {name}
        </PageHeading>
        <p className={styles.traits}>{traits}</p>
        <ul className={styles.meta}>{meta}</ul>
      </div>
      <div className={styles.share}>{actions}</div>
    </header>
  );
}

interface DetailCardProps {
  title: ReactNode;
  /** Beside the title. */
  sign?: ReactNode;
  /** A line under it. */
  note?: ReactNode;
  children: ReactNode;
}

/** What stands beside the words in a card of its own: what it costs, and what can be done. */
export function DetailCard({ title, sign, note, children }: DetailCardProps) {
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        {sign}
        {note && <p>{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** A part of the card, below a line. */
export function DetailCardPart({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.cardPart} aria-labelledby={title && id}>
      {title && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  );
}

/** One thing to know of a part, behind a sign of 18 px. */
export function DetailLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.line}>
      {icon}
      <span>{children}</span>
    </p>
  );
}

/** Lines in small words at the end of the card; list items, their signs 16 px. */
export function DetailNotes({ children }: { children: ReactNode }) {
  return <ul className={styles.notes}>{children}</ul>;
}

interface DetailBarProps {
  words: ReactNode;
  /** A smaller button beside the next step. */
  aside?: ReactNode;
  action: ReactNode;
}

/** The phone's bar: what it costs, and the next step, always in view. */
export function DetailBar({ words, aside, action }: DetailBarProps) {
  return (
    <ActionBar onlyPhone>
      <div className={styles.barWords}>{words}</div>
      {aside && <div className={styles.barAside}>{aside}</div>}
      <div className={styles.barAction}>{action}</div>
    </ActionBar>
  );
}

/** The page while it loads. */
export function DetailSkeleton({ label }: { label: string }) {
  return (
    <>
      <PageHeading className="visually-hidden">{label}</PageHeading>
      <Skeleton label={label}>
        <div className={styles.gallery}>
          <SkeletonBlock shape="picture" />
          <SkeletonBlock shape="picture" />
        </div>
        <div className={styles.columns}>
          <SkeletonStack gap={4} shapes={['heading', 'short', 'control', 'control', 'line', 'line', 'short']} />
          <SkeletonStack gap={4} shapes={['heading', 'control', 'line']} />
        </div>
      </Skeleton>
    </>
  );
}
