import { BadgeCheck, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vet } from '#shared/api/types.ts';
import { Rating } from '#shared/content/rating.tsx';
import { formatNumber, formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { CheckList } from '#shared/ui/check-list.tsx';
import { DetailTitle } from '#shared/content/detail-page.tsx';
import { FactList } from '#shared/ui/fact-list.tsx';
import { Section } from '#shared/content/section.tsx';
import { ShareButton } from '#shared/ui/share-button.tsx';
import { vetChoices } from '#shared/vet/vet-choices.ts';
import { VetPortrait } from './vet-picture.tsx';
import styles from './vet-screen.module.css';

export function ShareVet({ vet: { id, name }, isRound = false }: { vet: Pick<Vet, 'id' | 'name'>; isRound?: boolean }) {
  const { t } = useTranslation('vets');
  return <ShareButton to={`vet-${id}`} title={name} text={t('detail.shareText', { name })} isRound={isRound} />;
}

/** Who it is: name, specialty and clinic, where, how others found it; and what one can do with the page. */
export function VetTitle({ vet, like }: { vet: Vet; like: ReactNode }) {
  const { t } = useTranslation(['vets', 'vet', 'shell']);
  const cityName = useCityName();
  return (
    <DetailTitle
      picture={vet.images.length > 0 && <VetPortrait vet={vet} className={styles.face} />}
      title={vet.name}
      name={<UserText>{vet.name}</UserText>}
      traits={
        <>
          {t(`vet:specialty.${vet.specialty}`)}
          {t('shell:comma')}
          <UserText>{vet.clinicName}</UserText>
        </>
      }
      meta={
        <>
          <li>
            <MapPin size={16} aria-hidden />
            {cityName(vet.city)}
          </li>
          <li>
            <Rating of={vet} />
          </li>
          {vet.verified && (
            <li className={styles.verified}>
              <BadgeCheck size={18} aria-hidden />
              {t('card.verified')}
            </li>
          )}
        </>
      }
      actions={
        <>
          {like}
          <ShareVet vet={vet} />
        </>
      }
    />
  );
}

/** What can be counted; what is not there yet is left out. */
export function VetFacts({ vet }: { vet: Vet }) {
  const { t } = useTranslation(['vets', 'shell']);
  const facts = [
    { name: 'fee', label: t('card.fee'), value: formatPrice(t, vet.consultationFee) },
    { name: 'experience', label: t('detail.facts.experience'), value: vet.experience > 0 && t('detail.years', { count: vet.experience }) },
    { name: 'patients', label: t('detail.facts.patients'), value: vet.patients > 0 && formatNumber(vet.patients) },
    { name: 'satisfaction', label: t('detail.facts.satisfaction'), value: vet.reviews > 0 && `${Math.round(vet.rating * 20)}%` },
  ];
  const given = facts.flatMap(({ value, ...fact }) => (value === false ? [] : [{ ...fact, value }]));
  return <FactList facts={given} label={t('detail.facts.label')} />;
}

/** The vet's own words: about the practice, what was learnt, when the clinic is open. */
export function AboutVet({ vet }: { vet: Vet }) {
  const { t } = useTranslation('vets');
  return (
    <>
      {vet.bio !== '' && (
        <Section title={<NamedText sentence={(name) => t('detail.about', { name })} name={vet.name} />}>
          <UserProse>{vet.bio}</UserProse>
        </Section>
      )}
      <Section title={t('detail.qualifications')}>
        <UserProse side="page">{vet.qualifications}</UserProse>
      </Section>
      {vet.availability !== '' && (
        <Section title={t('detail.availability')}>
          <UserProse side="page">{vet.availability}</UserProse>
        </Section>
      )}
    </>
  );
}

/** What is done in the clinic, and besides it. */
export function VetServices({ vet }: { vet: Vet }) {
  const { t } = useTranslation(['vets', 'vet']);
  const offers = vetChoices.offer.filter((offer) => vet[offer] && !vet.services.includes(t(`vet:offer.${offer}`)));
  if (vet.services.length === 0 && offers.length === 0) return null;
  return (
    <Section title={t('card.services')}>
      <CheckList
        look="columns"
        entries={[
          ...vet.services.map((service) => ({ key: service, text: <UserText>{service}</UserText> })),
          ...offers.map((offer) => ({ key: offer, text: t(`vet:offer.${offer}`) })),
        ]}
      />
    </Section>
  );
}
