// refused by paltu/imported-names
import { createTestDatabase } from '@paltu/testing';
export const database = createTestDatabase;
