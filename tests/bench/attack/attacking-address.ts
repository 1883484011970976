/** None of those that the honest ones have. */
export const attackingAddress = '203.0.113.66';
