// refused by check-file/filename-blocklist
export const help = 1;
