import { Cloud } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { Wizard } from '#shared/form/wizard.tsx';
import { PhotoField } from '#shared/photos/photo-field.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { BackLink } from '#shared/ui/back-link.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { TipList } from '#shared/ui/tip-list.tsx';
import { usePetForm } from '../../hooks/use-pet-form.ts';
import { places } from '../../model/dashboard-place.ts';
import { emptyPetForm } from '../../model/pet-form.ts';
import { petSteps } from '../../model/pet-rules.ts';
import { BasicFields, CharacterFields, HealthFields, PlaceFields, RequirementFields, Switches, TagField } from '../form/pet-fields.tsx';
import styles from './add-pet-screen.module.css';
import { ListingPreview } from './listing-preview.tsx';
import { useStepSummaries } from './use-step-summaries.ts';

type AddPet = Pick<ReturnType<typeof usePetForm>, 'form' | 'photos'>;

function StepFields({ form, photos }: AddPet) {
  if (form.step === 1) return <BasicFields form={form} />;
  if (form.step === 2) {
    return (
      <>
        <HealthFields form={form} />
        <PlaceFields form={form} />
      </>
    );
  }
  if (form.step === 3) {
    return (
      <>
        <RequirementFields form={form} />
        <CharacterFields form={form} />
      </>
    );
  }
  return (
    <>
      <PhotoField form={form} photos={photos} />
      <TagField form={form} />
      <Switches form={form} fields={['urgent']} />
    </>
  );
}

/** The numbers of `petSteps`. */
type Step = 1 | 2 | 3 | 4;

function StepHeading({ step, name }: { step: Step; name: string }) {
  const { t } = useTranslation('my-pets');
  if (step === 1) return t('add.step1.heading');
  if (name === '') return t(`add.step${step}.heading`);
  return <NamedText say={(given) => t(`add.step${step}.headingNamed`, { name: given })} name={name} />;
}

/** How the listing will look, and advice that fits the step. */
function Beside({ form, photos }: AddPet) {
  const { t } = useTranslation('my-pets');
  const shown = photos.photos.find(({ state }) => state !== 'failed' && state !== 'lost');
  const step = form.step as Step;
  const tips = (['a', 'b', 'c'] as const).map((tip) => t(`tips.step${step}.${tip}`));
  return (
    <>
      <ListingPreview form={form.values} preview={shown?.preview} />
      <TipList title={t(`tips.step${step}.title`)} tips={tips} />
    </>
  );
}

/** The wizard that adds a pet: rail, form, and how the listing will look. */
export function AddPetScreen({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['my-pets', 'shell']);
  const [create] = petsEndpoints.usePostPetsMutation();
  const { form, photos, startAfresh } = usePetForm({
    initial: emptyPetForm,
    steps: petSteps,
    draftKey: `pet.${memberId}`,
    isPhotoRequired: true,
    // A picture belongs to one listing: sent again after a lost answer, also after a reload, it is the same attempt.
    submit: (body, imageIds) => create({ body: { ...body, imageIds }, idempotencyKey: imageIds[0] }).unwrap(),
  });
  const summaries = useStepSummaries(form.values);
  return (
    <div className="container">
      <div className={styles.top}>
        <BackLink to="dashboard" query={places.list}>
          {t('back.list')}
        </BackLink>
        <p className={styles.draft} role="status">
          {form.isDraftKept && (
            <>
              <Cloud size={18} aria-hidden />
              {t('add.draftSaved')}
            </>
          )}
        </p>
      </div>
      <Wizard
        form={form}
        title={t('add.title')}
        steps={petSteps.map((_fields, index) => ({ title: t(`add.step${(index + 1) as Step}.title`), summary: summaries[index] }))}
        heading={<StepHeading step={form.step as Step} name={form.values.name.trim()} />}
        lead={form.step < 3 && t('shell:form.allRequired')}
        onStartAfresh={startAfresh}
        submitText={t(form.isWaiting ? 'form.awaitingPhotos' : 'add.create')}
        cancel={
          <ActionLink to="dashboard" query={places.list} kind="text" size="large">
            {t('shell:form.cancel')}
          </ActionLink>
        }
        asideLabel={t('preview.title')}
        aside={<Beside form={form} photos={photos} />}
      >
        <StepFields form={form} photos={photos} />
      </Wizard>
    </div>
  );
}
