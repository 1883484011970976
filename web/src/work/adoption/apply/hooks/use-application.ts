import { isApiError } from '#shared/api/api-error.ts';
import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';
import { useForm } from '#shared/form/use-form.ts';
import type { Form } from '#shared/form/use-form.ts';
import { obstacleOfRefusal } from '../../model/obstacle.ts';
import type { Obstacle } from '../../model/obstacle.ts';
import { applicationRules, applicationSteps, bodyOfApplication, emptyApplication, fieldOf } from '../model/application-form.ts';
import type { ApplicationForm } from '../model/application-form.ts';

/** What the steps get. */
export interface ApplicationFormProps {
  form: Form<ApplicationForm>;
}

interface ApplicationOptions {
  petId: string;
  memberId: string;
  /** It was sent, or cannot be sent at all any more; what was typed is kept then. */
  onEnd: (end: 'sent' | Obstacle) => void;
}

/** An application for one pet, as it is written by one member. */
export function useApplication({ petId, memberId, onEnd }: ApplicationOptions): Form<ApplicationForm> {
  const [send] = adoptionEndpoints.usePostAdoptionPetsByPetIdRequestMutation();
  return useForm<ApplicationForm>({
    initial: emptyApplication,
    rules: applicationRules,
    steps: applicationSteps,
    fieldOf,
    draft: { key: `adoption.${petId}.${memberId}`, place: 'device' },
    words: { failed: 'adoption-application:failed' },
    submit: async (values) => {
      try {
        await send({ petId, body: bodyOfApplication(values) }).unwrap();
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
