// refused by nothing
import { createTestDatabase } from '@paltu/testing';
export const database = createTestDatabase;
