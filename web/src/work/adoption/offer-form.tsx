import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';
import type { Pet } from '#shared/api/types.ts';
import { ActionBar } from '#shared/content/action-bar.tsx';
import { BackLink } from '#shared/content/back-link.tsx';
import { Fields, formPage } from '#shared/form/form.tsx';
import { firstOf, required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import { useForm } from '#shared/form/use-form.ts';
import { formatNumber, formatPrice } from '#shared/format/format.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { PetCard } from '#shared/pet/pet-card.tsx';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { WorkNumber, WorkTextArea } from '#shared/work/controls.tsx';
import { GuardedForm } from '#shared/work/guarded-form.tsx';
import { typedNumber, wholeRupees } from '#shared/work/number-rules.ts';
import { WorkField } from '#shared/work/work-field.tsx';
import { obstacleOfRefusal } from './application.ts';
import type { Obstacle } from './application.ts';

interface Offer {
  offer: string;
  message: string;
}

const longestMessage = 500;

const rules: Rules<Offer> = { offer: firstOf<string, unknown>(required('adoption-application:buy.problem'), wholeRupees(1)) };

interface OfferFormProps {
  pet: Pet;
  memberId: string;
  /** It was sent, or cannot be sent at all any more. */
  onEnd: (end: 'sent' | Obstacle) => void;
}

function useOffer({ pet, memberId, onEnd }: OfferFormProps) {
  const [send] = adoptionEndpoints.usePostAdoptionPetsByPetIdRequestMutation();
  return useForm<Offer>({
    initial: { offer: formatNumber(pet.price), message: '' },
    rules,
    draft: { key: `offer.${pet.id}.${memberId}`, place: 'device' },
    words: { failed: 'adoption-application:failed' },
    submit: async ({ offer, message }) => {
      try {
        await send({ petId: pet.id, body: { offer: typedNumber(offer), message: message.trim() } }).unwrap();
      } catch (error) {
        const obstacle = isApiError(error) && obstacleOfRefusal(error);
        if (!obstacle) throw error;
        onEnd(obstacle);
        return 'unsaved';
      }
      onEnd('sent');
      return undefined;
    },
  });
}

/** Who buys a pet offers a price: nothing is asked of the home. */
export function OfferForm(props: OfferFormProps) {
  const { t } = useTranslation(['adoption-application', 'shell']);
  const form = useOffer(props);
  const { pet } = props;
  const back = `pet-${pet.id}`;
  return (
    <div className={formPage}>
      <BackLink to={back}>{t('back')}</BackLink>
      <GuardedForm
        form={form}
        heading={<NamedText sentence={(name) => t('buy.heading', { name })} name={pet.name} />}
        lead={t('buy.lead', { price: formatPrice(t, pet.price) })}
      >
        <PetCard pet={pet} look="boxed" loading={{ sizes: '288px' }} />
        <Fields>
          <WorkField {...form.about('offer')} label={t('buy.offer')} hint={t('buy.offerHint')}>
            <WorkNumber {...form.text('offer')} />
          </WorkField>
          <WorkField {...form.about('message')} label={t('buy.message')} hint={t('buy.messageHint')} isOptional>
            <WorkTextArea {...form.text('message')} rows={4} maxLength={longestMessage} />
          </WorkField>
        </Fields>
        <ActionBar>
          <ActionLink to={back} kind="text" size="large">
            {t('shell:form.cancel')}
          </ActionLink>
          <Button kind="primary" size="large" isSubmit isBusy={form.isBusy}>
            {t('buy.submit')}
          </Button>
        </ActionBar>
      </GuardedForm>
    </div>
  );
}
