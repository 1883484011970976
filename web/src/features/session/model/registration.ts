/** What the registration call takes: neither the confirmation nor the agreements. */
export interface RegistrationPayload {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  userType: 'user';
  city: string;
  address: string;
  marketingEmails: boolean;
}

export interface RegistrationForm extends Omit<RegistrationPayload, 'userType'> {
  confirmPassword: string;
  agreeTerms: boolean;
  agreePrivacy: boolean;
}

export const emptyRegistration: RegistrationForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  city: '',
  address: '',
  agreeTerms: false,
  agreePrivacy: false,
  marketingEmails: true,
};

/** The form as the call takes it, texts trimmed. */
export function payloadOf(form: RegistrationForm): RegistrationPayload {
  const { firstName, lastName, email, phone, password, city, address, marketingEmails } = form;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    phone: phone.trim(),
    password,
    userType: 'user',
    city,
    address: address.trim(),
    marketingEmails,
  };
}
