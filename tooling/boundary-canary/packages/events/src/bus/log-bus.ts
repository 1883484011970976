// refused by nothing
export const logBus = 'logBus';
