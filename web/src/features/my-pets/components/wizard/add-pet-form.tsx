import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ActionBar } from '#shared/ui/action-bar.tsx';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { ErrorSummary } from '#shared/ui/error-summary.tsx';
import type { AddPet } from '../../hooks/use-add-pet.ts';
import { places } from '../../model/dashboard-place.ts';
import { lastStep } from '../../model/pet-rules.ts';
import { BasicFields } from '../form/basic-fields.tsx';
import { CharacterFields } from '../form/character-fields.tsx';
import { HealthFields } from '../form/health-fields.tsx';
import { PlaceFields } from '../form/place-fields.tsx';
import { RequirementFields } from '../form/requirement-fields.tsx';
import { TagField } from '../form/tag-field.tsx';
import { UrgentField } from '../form/urgent-field.tsx';
import { MovedHeading } from '../moved-heading.tsx';
import { PhotoField } from '../photos/photo-field.tsx';
import styles from './add-pet-form.module.css';

function StepFields({ add }: { add: AddPet }) {
  const { step, fields, photos, problems } = add;
  if (step === 1) return <BasicFields fields={fields} />;
  if (step === 2) {
    return (
      <>
        <HealthFields fields={fields} />
        <PlaceFields fields={fields} />
      </>
    );
  }
  if (step === 3) {
    return (
      <>
        <RequirementFields fields={fields} />
        <CharacterFields fields={fields} />
      </>
    );
  }
  return (
    <>
      <PhotoField fields={fields} photos={photos} onTouch={() => problems.forget('photos')} />
      <TagField fields={fields} />
      <UrgentField fields={fields} />
    </>
  );
}

function StepActions({ add }: { add: AddPet }) {
  const { t } = useTranslation('my-pets');
  const isLast = add.step === lastStep;
  return (
    <div className={styles.foot}>
      <ActionBar>
        {add.step > 1 && (
          <Button size="large" icon={<ChevronLeft size={20} className="mirrors" aria-hidden />} onClick={add.goBack}>
            {t('shell:form.previous')}
          </Button>
        )}
        <span className={styles.spring} />
        <ActionLink to="dashboard" query={places.list} kind="text" size="large" className={styles.cancel}>
          {t('shell:form.cancel')}
        </ActionLink>
        {isLast ? (
          <Button key="create" kind="primary" size="large" isSubmit isBusy={add.isBusy}>
            {t(add.isAwaitingPhotos ? 'form.awaitingPhotos' : 'add.create')}
          </Button>
        ) : (
          <Button
            key="next"
            kind="primary"
            size="large"
            isSubmit
            isIconLast
            icon={<ChevronRight size={20} className="mirrors" aria-hidden />}
          >
            {t('shell:form.next')}
          </Button>
        )}
      </ActionBar>
    </div>
  );
}

/** The step on the screen: heading, problems, fields, and the way on. */
export function AddPetForm({ add }: { add: AddPet }) {
  const { t } = useTranslation('my-pets');
  const { step, problems } = add;
  const { name } = add.fields.form;
  const heading = name.trim() === '' ? 'heading' : 'headingNamed';
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!add.isBusy) add.goOn();
      }}
    >
      <MovedHeading key={step} hasError={problems.summary.length > 0} className={styles.heading}>
        {step === 1 ? (
          t('add.step1.heading')
        ) : (
          <NamedText say={(said) => t(`add.step${step}.${heading}`, { name: said })} name={name.trim()} />
        )}
      </MovedHeading>
      <ErrorSummary errors={problems.summary} attempt={problems.attempt} />
      {step < 3 && <p className={styles.required}>{t('shell:form.allRequired')}</p>}
      <StepFields add={add} />
      <StepActions add={add} />
    </form>
  );
}
