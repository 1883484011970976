import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { ReviewedPet } from '#shared/api/types.ts';
import { SwitchLine, SwitchLines } from '#shared/work/switch-line.tsx';

/** Whether a listing is shown before others. What was chosen stands until the queue has consumed it; a refusal takes it back. */
export function FeaturedSwitch({ pet: { id, name, featured } }: { pet: ReviewedPet }) {
  const { t } = useTranslation('moderation');
  const [change] = petsEndpoints.usePatchAdminPetsByIdFeaturedMutation();
  const [chosen, choose] = useState(featured);
  const [known, setKnown] = useState(featured);
  if (known !== featured) {
    setKnown(featured);
    choose(featured);
  }
  const set = async (isOn: boolean) => {
    choose(isOn);
    const { error } = await change({ id, body: { featured: isOn }, seen: { name } });
    if (error !== undefined) choose(!isOn);
  };
  return (
    <SwitchLines>
      <SwitchLine label={t('featured.label')} isOn={chosen} onChange={(isOn) => void set(isOn)} />
    </SwitchLines>
  );
}
