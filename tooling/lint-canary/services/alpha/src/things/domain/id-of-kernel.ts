// refused by paltu/imported-names
import { newId } from '@paltu/kernel';
export const id = (): string => newId();
