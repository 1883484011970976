import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { formatDate, formatPrice } from '#shared/format/format.ts';
import { formatAge } from '#shared/format/pet-age.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { PetPicture } from '#shared/pet/pet-picture.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Section } from '#shared/content/section.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { ApplicationFacts } from '../../../components/application-facts.tsx';
import { nameOfPet, picturedPet } from '../../model/asked-pet.ts';
import { stepsOf } from '../../model/request-steps.ts';
import { OtherSide } from '../other-side.tsx';
import { AnswerTime, RequestPill } from '../request-state.tsx';
import { StepButtons } from '../steps/step-buttons.tsx';
import { StepDialog } from '../steps/step-dialog.tsx';
import type { AskedStep } from '../steps/step-dialog.tsx';
import { ContactPanel } from './contact-panel.tsx';
import styles from './request-details.module.css';
import { RequestHistory } from './request-history.tsx';
import { RequestWords } from './request-words.tsx';
import { RequesterCard } from './requester-card.tsx';

interface RequestDetailsProps {
  request: AdoptionRequest;
  memberId: string;
}

function AskedPet({ request }: { request: AdoptionRequest }) {
  const { t } = useTranslation(['adoption-requests', 'pet', 'shell']);
  const { pet, terms } = request;
  return (
    <div className={styles.pet}>
      <div className={styles.picture}>
        <PetPicture pet={picturedPet(request)} sizes="88px" />
      </div>
      <div>
        {pet && (
          <p className={styles.traits}>
            <UserText>{pet.breed}</UserText>
            {t('shell:comma')}
            <bdi dir="auto">{formatAge(t, pet.age)}</bdi> · {t(`pet:status.${pet.status}`)}
          </p>
        )}
        {terms && (
          <p className={styles.traits}>
            {t('details.terms', { offer: t(`pet:adoptionType.${terms.adoptionType}`), price: formatPrice(t, terms.price) })}
          </p>
        )}
        {pet?.isPublic ? (
          <ActionLink to={`pet-${pet.id}`} size="small" icon={<ExternalLink size={18} className="mirrors" aria-hidden />}>
            {t('details.pet')}
          </ActionLink>
        ) : (
          <p className={styles.traits}>{t('details.petGone')}</p>
        )}
      </div>
    </div>
  );
}

function Head({ request, memberId }: RequestDetailsProps) {
  const { t, i18n } = useTranslation('adoption-requests');
  return (
    <header className={styles.head}>
      <PageHeading takesFocus="moved">
        <NamedText sentence={(name) => t('details.heading', { name })} name={nameOfPet(request)} />
      </PageHeading>
      <p className={styles.state}>
        <RequestPill status={request.status} />
        <AnswerTime request={request} />
      </p>
      <p className={styles.traits}>
        <OtherSide request={request} memberId={memberId} /> · {t('card.asked', { date: formatDate(i18n.language, request.createdAt) })}
      </p>
    </header>
  );
}

/** The reason stands among the facts: a message with the same words is not shown twice. */
const hasOwnMessage = ({ message, adoptionDetails }: AdoptionRequest): boolean => message !== '' && message !== adoptionDetails.reason;

/** All of one request, with what can be done about it. */
export function RequestDetails({ request, memberId }: RequestDetailsProps) {
  const { t } = useTranslation('adoption-requests');
  const [asked, ask] = useState<AskedStep>();
  const steps = stepsOf(request, memberId);
  useKeptFocus(steps.length);
  return (
    <Stack>
      <Head request={request} memberId={memberId} />
      {steps.length > 0 && (
        <div className={styles.steps}>
          <StepButtons request={request} memberId={memberId} onStep={(step) => ask({ step, request })} />
        </div>
      )}
      <div className={styles.columns}>
        <Stack>
          <RequestWords request={request} />
          {hasOwnMessage(request) && (
            <Section title={t('details.message')}>
              <UserProse>{request.message}</UserProse>
            </Section>
          )}
          <Section title={t('details.application')}>
            <ApplicationFacts application={request.adoptionDetails} />
          </Section>
        </Stack>
        <Stack>
          <AskedPet request={request} />
          <ContactPanel request={request} memberId={memberId} />
          <RequesterCard requester={request.requester} />
          <RequestHistory request={request} />
        </Stack>
      </div>
      <StepDialog asked={asked} onClose={() => ask(undefined)} />
    </Stack>
  );
}
