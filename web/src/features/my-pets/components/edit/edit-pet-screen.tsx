import { OwnPet } from '../own-pet.tsx';
import { EditPetForm } from './edit-pet-form.tsx';

interface EditPetScreenProps {
  id: string;
  memberId: string;
}

/** The edit of an own listing. */
export function EditPetScreen({ id, memberId }: EditPetScreenProps) {
  return <OwnPet id={id}>{(pet) => <EditPetForm key={`${memberId} ${pet.id}`} pet={pet} />}</OwnPet>;
}
