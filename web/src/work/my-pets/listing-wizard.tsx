import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isApiError } from '#shared/api/api-error.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import { currentVisit, isStillAt, navigate } from '#shared/navigation/navigation.ts';
import type { PetForm, PetPart } from '#shared/pet/form/pet-form.ts';
import type { PhotosOnScreen } from '#shared/pet/form/pet-rules.ts';
import { usePetForm } from '#shared/pet/form/use-pet-form.ts';
import { formatAge } from '#shared/format/pet-age.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PetCard } from '#shared/pet/pet-card.tsx';
import { priceOf } from '#shared/pet/form/pet-form.ts';
import { WizardTop } from '#shared/form/wizard-top.tsx';
import { Wizard } from '#shared/form/wizard.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { LabelledProgress } from '#shared/work/progress-bar.tsx';
import type { WizardStep } from '#shared/content/wizard-rail.tsx';
import { places } from './dashboard-place.ts';
import styles from './listing-wizard.module.css';

/** What one wizard asks for, and in which steps. */
export interface NewListingOptions {
  /** Which it is, for what follows once the listing is there. */
  name: 'add' | 'post';
  /** Begins the key of its draft. */
  draft: string;
  initial: PetForm;
  /** The parts of each step. */
  steps: readonly (readonly PetPart[])[];
  rules: (photos: PhotosOnScreen) => Rules<PetForm>;
  mostPhotos?: number;
}

/** An earlier attempt arrived, its answer did not, and something was changed since: the listing is there, to be edited. */
function isListedAlready(error: unknown): boolean {
  return isApiError(error) && error.code === 'request.key-reused';
}

/** A new listing as it is written in a wizard, and sent. */
export function useNewListing({ name, draft, ...wizard }: NewListingOptions, memberId: string) {
  const [create] = petsEndpoints.usePostPetsMutation();
  return usePetForm({
    ...wizard,
    draftKey: `${draft}.${memberId}`,
    submit: async ({ body, imageIds, sendKey, onProgress }) => {
      const asked = currentVisit();
      try {
        await create({ body: { ...body, imageIds }, idempotencyKey: sendKey, seen: { wizard: name }, onProgress }).unwrap();
      } catch (error) {
        if (!isListedAlready(error)) throw error;
        if (isStillAt(asked)) navigate('dashboard', { query: places.list, isFree: true });
      }
    },
  });
}

type NewListing = ReturnType<typeof useNewListing>;

/** What was chosen in each part of the form, in a few words. */
export function useStepSummaries(form: PetForm) {
  const { t, i18n } = useTranslation(['pet', 'pet-form']);
  const cityName = useCityName();
  // The line runs as the page does; each part, which somebody may have typed, as itself.
  const mark = i18n.language === 'ur' ? '\u200f' : '\u200e';
  const join = (parts: (string | false)[]) => {
    const present = parts.filter((part) => part !== false && part !== '');
    return mark + present.map((part) => `\u2068${part}\u2069`).join(' · ');
  };
  const vaccinated = form.vaccinated && t('pet-form:field.vaccinated');
  return {
    basics: join([form.name, form.species && t(`pet:species.${form.species}`), form.breed, formatAge(t, form.age)]),
    health: join([vaccinated, form.location && cityName(form.location), t(`pet:adoptionType.${form.adoptionType}`)]),
    home: join([t(`pet:experience.${form.experience}`), t(`pet:homeType.${form.homeType}`)]),
    details: join([t(`pet:healthStatus.${form.healthStatus}`), vaccinated]),
  };
}

interface ListingPreviewProps {
  form: PetForm;
  /** Where the main photo can be shown from. */
  preview: string | undefined;
}

/** How the listing will look in the list; follows what is typed. */
function ListingPreview({ form, preview }: ListingPreviewProps) {
  const { t } = useTranslation('my-pets');
  const [broken, setBroken] = useState<string>();
  const price = priceOf(form);
  const pet = {
    ...form,
    name: form.name.trim() || t('preview.noName'),
    species: form.species || ('Other' as const),
    breed: form.breed.trim() || t('preview.noBreed'),
    price,
    createdAt: new Date().toISOString(),
    featured: false,
    images: [],
  };
  return (
    <section>
      <h2 className={styles.previewTitle}>{t('preview.title')}</h2>
      <PetCard
        pet={pet}
        look="boxed"
        loading={{ sizes: '288px' }}
        picture={
          preview && preview !== broken && <img src={preview} alt="" className={styles.previewPicture} onError={() => setBroken(preview)} />
        }
        words={{
          ...(form.adoptionType === 'Sale' && price === 0 ? { price: t('price.open') } : {}),
          ...(form.location === '' ? { city: t('preview.noCity') } : {}),
        }}
      />
      <p className={styles.previewNote}>{t('preview.note')}</p>
    </section>
  );
}

interface ListingWizardProps {
  listing: NewListing;
  title: string;
  steps: readonly WizardStep[];
  /** The heading of the step, with the name of the pet once it has one. */
  heading: (name: string | undefined) => string;
  lead?: string | undefined;
  /** The words of the last step's button, and while it sends. */
  submitText: string;
  busyText: string;
  /** Where one comes from, and goes when one gives up. */
  up: { query: Query; text: string };
  /** Advice that fits the step, under the preview. */
  tips: ReactNode;
  /** The fields of the step. */
  children: ReactNode;
}

/** A wizard that lists a pet: the way back, rail, form, and how the listing will look. */
export function ListingWizard({ listing, heading, lead, submitText, busyText, up, tips, children, ...wizard }: ListingWizardProps) {
  const { t } = useTranslation(['my-pets', 'papers', 'shell']);
  const { form, photos, sent, startAfresh } = listing;
  const name = form.values.name.trim();
  const uploaded = t('form.uploaded', { done: photos.images.length, count: photos.photos.length });
  const shown = photos.photos.find(({ state }) => state !== 'failed' && state !== 'lost');
  return (
    <div className="container">
      <WizardTop isDraftKept={form.isDraftKept}>
        <BackLink to="dashboard" query={up.query}>
          {up.text}
        </BackLink>
      </WizardTop>
      <Wizard
        {...wizard}
        form={form}
        heading={name === '' ? heading(undefined) : <NamedText sentence={heading} name={name} />}
        lead={lead}
        onStartAfresh={startAfresh}
        submitText={form.isBusy ? busyText : submitText}
        cancel={
          <ActionLink to="dashboard" query={up.query} kind="text" size="large">
            {t('shell:form.cancel')}
          </ActionLink>
        }
        asideLabel={t('preview.title')}
        aside={
          <>
            <ListingPreview form={form.values} preview={shown?.preview} />
            {tips}
          </>
        }
      >
        {children}
        {form.isWaiting && <LabelledProgress text={uploaded} share={photos.share} />}
        {sent !== undefined && <LabelledProgress text={t('papers:sending')} share={sent} />}
      </Wizard>
    </div>
  );
}
