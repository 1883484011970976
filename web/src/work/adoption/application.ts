import type { AdoptionRequest, Pet } from '#shared/api/types.ts';
import type { ApiError } from '#shared/api/api-error.ts';
import type { Args } from '#shared/api/endpoint.ts';
import { required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import type { Steps } from '#shared/form/form-steps.ts';
import { trimmed } from '#shared/form/form-values.ts';

/** What a member writes about the new home. Texts that may be left out are '' then. */
export type Application = NonNullable<AdoptionRequest['adoptionDetails']>;

/** What can be chosen in an application; the homes are those of `@paltu/reference`. */
export const timelines: readonly Application['timeline'][] = ['immediately', 'soon', 'flexible'];
export const budgets: readonly Application['budget'][] = ['low', 'medium', 'high', 'flexible'];

/** Why somebody cannot ask for a pet. */
export type Obstacle = 'own' | 'open' | 'reserved' | 'adopted' | 'gone';

const obstacleOfCode: Readonly<Record<string, Obstacle>> = {
  'adoption-request.own-pet': 'own',
  'adoption-request.already-open': 'open',
  'pet.not-available': 'reserved',
  'pet.not-found': 'gone',
};

/** What a refusal of the call means for the form as a whole; undefined when the form can be sent again. */
export function obstacleOfRefusal({ code }: Pick<ApiError, 'code'>): Obstacle | undefined {
  return obstacleOfCode[code];
}

/** What can be seen beforehand. `hasOpenRequest`: of this member, for this pet. */
export function obstacleOf(pet: Pick<Pet, 'owner' | 'status'>, memberId: string, hasOpenRequest: boolean): Obstacle | undefined {
  if (pet.owner.id === memberId) return 'own';
  if (hasOpenRequest) return 'open';
  if (pet.status === 'Adopted') return 'adopted';
  return pet.status === 'Pending' ? 'reserved' : undefined;
}

type Choice = 'timeline' | 'budget' | 'homeType';

/** An application as it is being written: what is not chosen yet is ''. In the order of the screen. */
export type ApplicationForm = { [Field in keyof Application]: Application[Field] | (Field extends Choice ? '' : never) };

export const emptyApplication: ApplicationForm = {
  reason: '',
  timeline: '',
  experience: '',
  budget: '',
  petCarePlan: '',
  homeType: '',
  hasChildren: false,
  hasOtherPets: false,
  references: '',
  additionalInfo: '',
};

/** The longest text that each field takes, in characters. */
export const longestText = { reason: 500, experience: 2000, petCarePlan: 2000, references: 2000, additionalInfo: 2000 } as const;

/** The fourth shows it all. */
export const applicationSteps: Steps<ApplicationForm> = [
  ['reason', 'timeline'],
  ['experience', 'budget', 'petCarePlan'],
  ['homeType', 'hasChildren', 'hasOtherPets', 'references', 'additionalInfo'],
  [],
];

const needed = ['reason', 'timeline', 'experience', 'budget', 'petCarePlan', 'homeType'] as const;

export const applicationRules: Rules<ApplicationForm> = Object.fromEntries(
  needed.map((field) => [field, required(`adoption-application:problem.${field}` as const)]),
);

/** Whether everything required is filled in; the last step is open only then. */
export function isWhole(form: ApplicationForm): form is Application {
  return needed.every((field) => form[field].trim() !== '');
}

type SentApplication = Args<'postAdoptionPetsByPetIdRequest'>['body'];

/** The details by themselves, texts trimmed: the owner reads the reason first. */
export function bodyOfApplication(form: ApplicationForm): SentApplication {
  // Only a form whose rules are kept is sent: every choice has been made.
  return trimmed(form) as SentApplication;
}

/** The field of the form that a path of the API's answer means: `adoptionDetails.reason`. */
export function fieldOf(path: string): string {
  return path.replace(/^adoptionDetails\./, '');
}
