import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { BadgeCheck, EyeOff, ReceiptText, Sparkles } from 'lucide-react';
import type { MarkedThing } from '#shared/api/types.ts';
import { existingKey, withNamespace } from '#shared/i18n/text-key.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { markedKinds } from './marked-kinds.ts';
import styles from './things.module.css';

/** What stands beside the name of a thing: our own words in the reader's language, the others as they were written. */
export function AboutThing({ thing: { kind, about } }: { thing: MarkedThing }) {
  const { t } = useTranslation();
  const translate = withNamespace(t);
  return about.map((word, index) => {
    const key = existingKey(markedKinds[kind].aboutKey(word));
    return (
      <Fragment key={word}>
        {index > 0 && ' · '}
        {key ? translate(key) : <UserText>{word}</UserText>}
      </Fragment>
    );
  });
}

const signsOf = ({ verified, registered, featured, hidden, waitsForReview, isActive, verification }: MarkedThing) =>
  [
    { name: 'verified', tone: 'approved', Icon: BadgeCheck, isThere: verified },
    { name: 'registered', tone: 'info', Icon: ReceiptText, isThere: registered },
    { name: 'featured', tone: 'featured', Icon: Sparkles, isThere: featured },
    { name: 'hidden', tone: 'rejected', Icon: EyeOff, isThere: hidden && !waitsForReview },
    { name: 'review', tone: 'pending', Icon: EyeOff, isThere: waitsForReview },
    { name: 'waiting', tone: 'pending', Icon: undefined, isThere: verification.status === 'waiting' },
    { name: 'closed', tone: 'plain', Icon: undefined, isThere: !isActive },
  ] as const;

/** How a thing stands: its marks, papers that wait, and whether its owner has closed it. */
export function MarkPills({ thing }: { thing: MarkedThing }) {
  const { t } = useTranslation('marks');
  const signs = signsOf(thing).filter(({ isThere }) => isThere);
  if (signs.length === 0) return null;
  return (
    <p className={styles.pills}>
      {signs.map(({ name, tone, Icon }) => (
        <Pill key={name} tone={tone} icon={Icon && <Icon size={16} aria-hidden />}>
          {t(`mark.${name}`)}
        </Pill>
      ))}
    </p>
  );
}

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
