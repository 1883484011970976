import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PetInputs } from '#shared/pet/form/pet-inputs.tsx';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import { TipList } from '#shared/content/tip-list.tsx';
import './my-pets-outcomes.ts';
import { ListingWizard, useNewListing, useStepSummaries } from './listing-wizard.tsx';
import { postLimits, postListing } from './new-listings.ts';

/** What this wizard asks for otherwise than usual. */
function useOverrides(): ComponentProps<typeof PetInputs>['overrides'] {
  const { t } = useTranslation('post-listing');
  const choicesOf = usePetChoices();
  return {
    size: { choices: choicesOf('size').map(({ value }) => ({ value, text: t(`size.${value}`) })) },
    color: { isOptional: true },
    weight: { isOptional: true },
    description: { most: postLimits.description.most, hint: t('descriptionHint') },
    personality: { isOptional: false },
    healthStatus: { choices: choicesOf('healthStatus').filter(({ value }) => value !== 'Poor') },
  };
}

/** Photos and description are what a reader looks at first. */
function Tips({ about }: { about: 'photos' | 'description' }) {
  const { t } = useTranslation('post-listing');
  return <TipList title={t(`tips.${about}.title`)} tips={(['a', 'b', 'c'] as const).map((tip) => t(`tips.${about}.${tip}`))} />;
}

/** The wizard of three steps that posts a listing: less to fill in, and limits of its own. */
export function PostListingScreen({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['post-listing', 'shell']);
  const listing = useNewListing(postListing, memberId);
  const { form } = listing;
  const step = form.step as 1 | 2 | 3;
  const { basics, details } = useStepSummaries(form.values);
  return (
    <ListingWizard
      listing={listing}
      title={t('title')}
      steps={[{ title: t('step1.title'), summary: basics }, { title: t('step2.title'), summary: details }, { title: t('step3.title') }]}
      heading={(name) => (step === 1 || name === undefined ? t(`step${step}.heading`) : t(`step${step}.headingNamed`, { name }))}
      lead={t('shell:form.allRequired')}
      submitText={t('submit')}
      busyText={t('submitting')}
      up={{ query: {}, text: t('back') }}
      tips={<Tips about={step === 3 ? 'photos' : 'description'} />}
    >
      <PetInputs listing={listing} parts={postListing.steps[step - 1] ?? []} overrides={useOverrides()} />
    </ListingWizard>
  );
}
