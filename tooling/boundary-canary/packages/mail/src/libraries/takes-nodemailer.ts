// refused by nodemailer-stays-in-its-adapter
import * as library from 'nodemailer';
export const taken = library;
