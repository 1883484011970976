import type { AdoptionRequest } from '../../../web/src/shared/api/types.ts';
import { aPet } from '../../../web/src/testing/a-pet.ts';
import { aMember } from '../harness/people.ts';
import { memberIdOf } from './some-members.ts';
import { somePets } from './some-pets.ts';

const anHour = 3_600_000;
const aDay = 24 * anHour;
const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();
const ahead = (ms: number): string => ago(-ms);

/** The id of the `n`th request. */
export const requestId = (n: number): string => `0199a3f0-0000-7000-b000-${String(n).padStart(12, '0')}`;

type Side = AdoptionRequest['owner'];
type Status = AdoptionRequest['status'];

const sideOf = (id: string, firstName: string, lastName: string): Side => ({
  ...aPet().owner,
  ...{ id, _id: id, firstName, lastName, fullName: `${firstName} ${lastName}`, email: null, phone: null },
});

const own = (): Side => {
  const { id, firstName, lastName, email, phone } = aMember();
  return { ...sideOf(id, firstName, lastName), email, phone };
};
const hamza = sideOf(memberIdOf(11), 'Hamza', 'Tanveer');
const sana = sideOf(memberIdOf(12), 'ثنا', 'اقبال');
const withContacts = (side: Side): Side => ({ ...side, email: 'hamza.tanveer@example.com', phone: '+923331234567' });

const adoptionDetails: NonNullable<AdoptionRequest['adoptionDetails']> = {
  ...{ reason: 'Our children have grown up with dogs, and the house is quiet without one.', timeline: 'soon', budget: 'medium' },
  experience: 'We had two dogs for eleven years, both from the street.',
  petCarePlan: 'A walk before work and one after it, a vet in the next street, somebody at home all day.',
  ...{ homeType: 'House with yard', hasChildren: true, hasOtherPets: false, references: '', additionalInfo: 'باغ کی دیوار اونچی ہے۔' },
};

const askedPet = (n: number): AdoptionRequest['pet'] => {
  const pet = somePets()[n - 1] ?? aPet();
  const { id, name, species, breed, age, agedAt, bornOn, gender, adoptionType, price, location, status, images } = pet;
  return { _id: id, id, name, species, breed, age, agedAt, bornOn, gender, adoptionType, price, location, status, images, isPublic: true };
};

type Given = Partial<Omit<AdoptionRequest, 'requester'>> & { requester?: Partial<AdoptionRequest['requester']> };

/** A request that waits for the member's answer; name what matters. */
export const aRequest = ({ requester, ...given }: Given = {}): AdoptionRequest => {
  const createdAt = given.createdAt ?? ago(27 * anHour);
  return {
    ...{ _id: requestId(1), id: requestId(1), status: 'pending', createdAt, updatedAt: createdAt, respondBy: ahead(21 * anHour) },
    ...{
      message: 'Salam! We would love to meet him, any evening suits us.',
      petName: 'Sheru',
      terms: { adoptionType: 'Adoption', price: 0 },
      pet: askedPet(1),
      owner: own(),
    },
    requester: {
      ...hamza,
      card: { memberSince: ago(400 * aDay), verified: true, petsAdopted: 1, openRequests: 2 },
      ...requester,
    },
    ...{
      adoptionDetails,
      offer: null,
      meeting: null,
      ownerResponse: null,
      closing: null,
      approvedAt: null,
      completedAt: null,
      mayComeBackUntil: null,
    },
    history: [{ status: 'pending', at: createdAt, by: 'requester' }],
    ...given,
  };
};

const withId = (n: number): Pick<AdoptionRequest, 'id' | '_id'> => ({ id: requestId(n), _id: requestId(n) });

const after = (request: AdoptionRequest, status: Status, by: AdoptionRequest['history'][number]['by'], at: string): AdoptionRequest => ({
  ...request,
  ...{ status, updatedAt: at, history: [...request.history, { status, at, by }] },
});

const sent = (n: number): AdoptionRequest =>
  aRequest({ ...withId(n), owner: sana, petName: 'میانو', pet: askedPet(2), requester: { ...own(), card: null } });

const approved = (): AdoptionRequest => ({
  ...after(aRequest({ ...withId(3), createdAt: ago(3 * aDay), requester: withContacts(hamza) }), 'approved', 'owner', ago(aDay)),
  approvedAt: ago(aDay),
  ownerResponse: { message: 'Come on Saturday at five.', at: ago(aDay), code: null },
});

/** Requests of every kind: two that wait, one approved, one of the member's own that waits, one that the product has declined. */
export const someRequests = (): AdoptionRequest[] => [
  aRequest(),
  aRequest({
    ...{ ...withId(2), createdAt: ago(60 * anHour), respondBy: ago(12 * anHour), message: 'کیا ہم اسے دیکھ سکتے ہیں؟' },
    requester: { ...sana, card: { memberSince: ago(20 * aDay), verified: false, petsAdopted: 0, openRequests: 1 } },
  }),
  approved(),
  sent(4),
  {
    ...after(sent(5), 'rejected', 'product', ago(2 * aDay)),
    pet: null,
    ownerResponse: { message: 'The owner has chosen another home for this pet.', at: ago(2 * aDay), code: 'another-approved' },
    closing: { by: 'product', at: ago(2 * aDay), code: 'another-approved', reason: '' },
  },
];

/** The approved one, after the pet has moved. */
export const handedOver = (): AdoptionRequest => ({
  ...after(approved(), 'completed', 'owner', ago(anHour)),
  ...{ completedAt: ago(anHour), mayComeBackUntil: ahead(14 * aDay) },
});

/** Of what a member wrote nothing is left once the account is erased, and no name. */
const former: Side = { ...hamza, firstName: '', lastName: '', fullName: 'Former member', verified: false, profileImage: null };
const erasedWords = { reason: '', experience: '', petCarePlan: '', references: '', additionalInfo: '' };

const cancelled = (): AdoptionRequest => ({
  ...after(
    aRequest({
      ...{
        ...withId(7),
        message: '',
        requester: { ...former, card: { memberSince: null, verified: false, petsAdopted: 0, openRequests: 0 } },
      },
      adoptionDetails: { ...adoptionDetails, ...erasedWords },
    }),
    'cancelled',
    'requester',
    ago(2 * aDay),
  ),
  closing: { by: 'requester', at: ago(2 * aDay), code: 'requester-left', reason: '' },
});

/** Those that have ended: one after the hand-over, one that was cancelled as its member left for good, one that fell through. */
export const endedRequests = (): AdoptionRequest[] => [
  { ...handedOver(), ...withId(6) },
  cancelled(),
  {
    ...after({ ...approved(), ...withId(8) }, 'fell-through', 'requester', ago(anHour)),
    closing: { by: 'requester', at: ago(anHour), code: null, reason: 'مالک مکان نے اجازت نہیں دی۔' },
  },
];

const isMine = ({ owner }: AdoptionRequest): boolean => owner.id === aMember().id;

/** What the list answers to a query, as the API reads it. */
export const requestsPage = (requests: AdoptionRequest[], query = new URLSearchParams(), total?: number) => {
  const wanted = query.get('status');
  const petId = query.get('petId');
  const inState = requests.filter(({ status, pet }) => (wanted === null || status === wanted) && (petId === null || pet?.id === petId));
  const views = { received: inState.filter(isMine), sent: inState.filter((one) => !isMine(one)), all: inState };
  const adoptionRequests = views[(query.get('type') ?? 'all') as keyof typeof views];
  const counted = total ?? adoptionRequests.length;
  return {
    adoptionRequests,
    counts: { received: views.received.length, sent: views.sent.length, all: views.all.length },
    pagination: { page: 1, limit: 20, total: counted, totalPages: Math.max(1, Math.ceil(counted / 20)), totalIsCapped: false },
  };
};
