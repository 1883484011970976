import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WizardTop } from '#shared/form/wizard-top.tsx';
import { Wizard } from '#shared/form/wizard.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { LabelledProgress } from '#shared/work/progress-bar.tsx';
import type { WizardStep } from '#shared/content/wizard-rail.tsx';
import type { NewListing } from './use-new-listing.ts';
import { ListingPreview } from './listing-preview.tsx';

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
