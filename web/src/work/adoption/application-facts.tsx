import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { WorkFacts } from '#shared/work/work-facts.tsx';
import type { Application } from './application.ts';
import styles from './application-facts.module.css';

/** An application to read: for its writer before it is sent, afterwards for both sides. What was left out is not named. */
export function ApplicationFacts({ application }: { application: Application }) {
  const { t } = useTranslation(['adoption', 'pet']);
  const prose = (field: 'reason' | 'experience' | 'petCarePlan' | 'references' | 'additionalInfo') => {
    const text = application[field].trim();
    return text !== '' && <UserProse className={styles.prose}>{text}</UserProse>;
  };
  const yesOrNo = (isSo: boolean) => t(isSo ? 'pet:yes' : 'pet:no');
  const values: Record<keyof Application, ReactNode> = {
    reason: prose('reason'),
    timeline: t(`timeline.${application.timeline}`),
    experience: prose('experience'),
    budget: t(`budget.${application.budget}`),
    petCarePlan: prose('petCarePlan'),
    homeType: t(`pet:homeType.${application.homeType}`),
    hasChildren: yesOrNo(application.hasChildren),
    hasOtherPets: yesOrNo(application.hasOtherPets),
    references: prose('references'),
    additionalInfo: prose('additionalInfo'),
  };
  const fields = (Object.keys(values) as (keyof Application)[]).filter((field) => values[field] !== false);
  return <WorkFacts facts={fields.map((field) => ({ name: field, label: t(`field.${field}`), value: values[field] }))} />;
}
