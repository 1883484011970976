// refused by paltu/publish-by-relay
export const tell = (bus: { publish: (event: string) => void }): void => bus.publish('told');
