// refused by check-file/filename-naming-convention
export const wrongName = 1;
