// refused by nothing
export const port = process.env['PORT'];
