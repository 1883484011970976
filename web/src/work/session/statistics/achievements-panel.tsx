import { Award, Heart, House, Mail, PawPrint, Star } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Progress } from '#shared/antd/details.ts';
import { formatNumber } from '#shared/format/format.ts';
import { Panel } from '#shared/work/panel.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { achievementWords } from './profile-figures.ts';
import type { Achievement } from './profile-figures.ts';
import styles from '../profile/profile-screen.module.css';

const icons: Partial<Record<string, LucideIcon>> = { mail: Mail, paw: PawPrint, heart: Heart, star: Star, house: House } satisfies Record<
  Achievement['icon'],
  LucideIcon
>;

function AchievementRow({ name, icon, earned }: Achievement) {
  const { t } = useTranslation('session');
  const words = achievementWords(name);
  const Icon = icons[icon] ?? Award;
  return (
    <li className={styles.row}>
      <Icon size={24} aria-hidden className={earned ? styles.earned : styles.soft} />
      <p>
        {words ? t(words.name) : <bdi>{name}</bdi>}
        {words && (
          <>
            <br />
            <span className={styles.soft}>{t(words.rule)}</span>
          </>
        )}
      </p>
      <Pill tone={earned ? 'approved' : 'plain'}>{t(earned ? 'achievement.earned' : 'achievement.open')}</Pill>
    </li>
  );
}

/** What there is to earn: what the member has, and what it takes to get the rest. */
export function AchievementsPanel({ achievements }: { achievements: readonly Achievement[] }) {
  const { t } = useTranslation('session');
  const earned = achievements.filter((one) => one.earned).length;
  const share = t('achievement.share', { earned: formatNumber(earned), total: formatNumber(achievements.length) });
  return (
    <Panel tone="framed" title={t('statistics.achievements')}>
      <p className={styles.soft}>{share}</p>
      <Progress percent={(100 * earned) / achievements.length} showInfo={false} aria-label={share} />
      <ul>
        {achievements.map((achievement) => (
          <AchievementRow key={achievement.name} {...achievement} />
        ))}
      </ul>
    </Panel>
  );
}
