import { useTranslation } from 'react-i18next';
import { Fields } from '#shared/form/form.tsx';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import { PhotoField } from '#shared/photos/photo-field.tsx';
import { TipList } from '#shared/ui/tip-list.tsx';
import { useNewListing } from './use-new-listing.ts';
import type { ListingWizard as Definition, NewListing } from './use-new-listing.ts';
import type { PetFormProps } from '../form/use-pet-form.ts';
import { emptyPost } from '../form/pet-form.ts';
import { postLimits, postRules, postSteps } from '../form/pet-rules.ts';
import {
  DescriptionField,
  HealthFields,
  LooksFields,
  ManyOf,
  OptionalText,
  PlaceFields,
  Switches,
  TrainingField,
} from '../fields/pet-fields.tsx';
import { ListingWizard } from './listing-wizard.tsx';
import { useStepSummaries } from './use-step-summaries.ts';

const postListing: Definition = {
  name: 'post',
  draft: 'post-listing',
  initial: emptyPost,
  steps: postSteps,
  rules: postRules,
  mostPhotos: postLimits.photos,
};

/** The numbers of `postSteps`. */
type Step = 1 | 2 | 3;

function Basics({ form }: PetFormProps) {
  const { t } = useTranslation('post-listing');
  const sizes = usePetChoices()('size').map(({ value }) => ({ value, text: t(`size.${value}`) }));
  return <LooksFields form={form} sizes={sizes} isBrief />;
}

function Details({ form }: PetFormProps) {
  const { t } = useTranslation('post-listing');
  const health = usePetChoices()('healthStatus').filter(({ value }) => value !== 'Poor');
  return (
    <Fields>
      <DescriptionField form={form} most={postLimits.description.most} hint={t('descriptionHint')} />
      <ManyOf form={form} field="personality" isOptional={false} />
      <ManyOf form={form} field="goodWith" />
      <TrainingField form={form} />
      <HealthFields form={form} choices={health} />
    </Fields>
  );
}

function StepFields({ form, photos }: Pick<NewListing, 'form' | 'photos'>) {
  if (form.step === 1) return <Basics form={form} />;
  if (form.step === 2) return <Details form={form} />;
  return (
    <>
      <PlaceFields form={form} />
      <PhotoField form={form} photos={photos} />
      <OptionalText form={form} field="reasonForRehoming" />
      <Switches form={form} fields={['urgent']} />
    </>
  );
}

/** Photos and description are what a reader looks at first. */
function Tips({ step }: { step: Step }) {
  const { t } = useTranslation('post-listing');
  const about = step === 3 ? 'photos' : 'description';
  return <TipList title={t(`tips.${about}.title`)} tips={(['a', 'b', 'c'] as const).map((tip) => t(`tips.${about}.${tip}`))} />;
}

/** The wizard of three steps that posts a listing: less to fill in, and limits of its own. */
export function PostListingScreen({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['post-listing', 'shell']);
  const listing = useNewListing(postListing, memberId);
  const { form, photos } = listing;
  const step = form.step as Step;
  const { basics, details } = useStepSummaries(form.values);
  const titleOf = (number: Step) => t(`step${number}.title`);
  return (
    <ListingWizard
      listing={listing}
      title={t('title')}
      steps={[{ title: titleOf(1), summary: basics }, { title: titleOf(2), summary: details }, { title: titleOf(3) }]}
      heading={(name) => (step === 1 || name === undefined ? t(`step${step}.heading`) : t(`step${step}.headingNamed`, { name }))}
      lead={t('shell:form.allRequired')}
      submitText={t('submit')}
      busyText={t('submitting')}
      up={{ query: {}, text: t('back') }}
      tips={<Tips step={step} />}
    >
      <StepFields form={form} photos={photos} />
    </ListingWizard>
  );
}
