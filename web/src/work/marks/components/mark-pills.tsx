import { BadgeCheck, EyeOff, ReceiptText, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MarkedThing } from '#shared/api/types.ts';
import { Pill } from '#shared/content/pill.tsx';
import styles from './things.module.css';

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
