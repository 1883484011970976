import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { Testimonial } from '#shared/api/types.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Avatar } from '#shared/content/avatar.tsx';
import styles from './totals.module.css';

/** So many stand beside each other. */
const shown = 3;
const stars = [1, 2, 3, 4, 5];

function Stars({ rating }: Pick<Testimonial, 'rating'>) {
  const { t } = useTranslation('totals');
  return (
    <p className={styles.stars}>
      <span className="visually-hidden">{t('testimonials.rating', { rating })}</span>
      {stars.slice(0, rating).map((star) => (
        <Star key={star} size={18} className={styles.star} aria-hidden />
      ))}
    </p>
  );
}

function Words({ testimonial: { name, avatar, text, rating, location, vet } }: { testimonial: Testimonial }) {
  const { t } = useTranslation(['totals', 'shell']);
  const cityName = useCityName();
  return (
    <li className={styles.words}>
      <Stars rating={rating} />
      <UserProse className={styles.text}>{text}</UserProse>
      <div className={styles.author}>
        <Avatar name={name} picture={avatar?.urls['320']} />
        <div>
          <p className={styles.name}>
            <MemberName>{name}</MemberName>
          </p>
          <p className={styles.soft}>
            <span>{t('testimonials.of')} </span>
            <PageLink to={`vet-${vet.id}`}>
              <UserText>{vet.name}</UserText>
            </PageLink>
            {t('shell:comma')}
            {cityName(location)}
          </p>
        </div>
      </div>
    </li>
  );
}

export interface TestimonialsProps {
  /** The part of the page that they lie in; without any of them there is none. */
  frame: (title: string, testimonials: ReactNode) => ReactNode;
}

/**
 * The newest reviews by guests who gave a vet all stars. They are an extra: while they load, or when they cannot be had, nothing is there.
 */
export function Testimonials({ frame }: TestimonialsProps) {
  const { t } = useTranslation('totals');
  const { data } = vetsEndpoints.useGetVetsTestimonialsQuery();
  if (!data || data.testimonials.length === 0) return null;
  return frame(
    t('testimonials.title'),
    <ul className={styles.list}>
      {data.testimonials.slice(0, shown).map((testimonial) => (
        <Words key={testimonial.id} testimonial={testimonial} />
      ))}
    </ul>,
  );
}
