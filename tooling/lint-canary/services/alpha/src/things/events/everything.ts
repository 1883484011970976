// refused by paltu/imported-names
export * from '@paltu/events';
